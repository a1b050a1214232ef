"""Plays as anybody might who has just read the rules, with a look at the view.

`arena match --seats beginner,"exec:python3 simple_bot.py"`
"""

import json
import random
import sys
from itertools import groupby


def cell(name):
    """Row and column of a cell like `r2c3`, from 0."""
    return int(name[1]) - 1, int(name[3]) - 1


# Dékal: the fewest points face up after the push.


def pushed(rows, card, side, line, hole):
    """The grid after a card came in from a side, up to the hole."""
    rows = [row[:] for row in rows]
    if side in "LR":
        way = [(line, column) for column in range(4)]
    else:
        way = [(row, line) for row in range(4)]
    if side in "RB":
        way.reverse()
    moving = [card] + [rows[row][column] for row, column in way]
    for (row, column), shown in zip(way[: way.index(hole) + 1], moving):
        rows[row][column] = shown
    return rows


def face_up(rows):
    """The points of the cards that show and touch no equal one."""
    points = 0
    for row in range(4):
        for column in range(4):
            beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            shown = [rows[r][c] for r, c in beside if 0 <= r < 4 and 0 <= c < 4]
            card = rows[row][column]
            points += card if card and card not in shown else 0
    return points


def dekal(view):
    if view["due"] == "flip":
        return lambda action: 0
    grid = view["grids"][view["seat"]]

    def value(action):
        card, way = action.split()
        hole = cell(grid["hole"])
        return -face_up(pushed(grid["rows"], int(card), way[0], int(way[1]) - 1, hole))

    return value


# Détrak: the most points at once; among those, equal symbols close together.

RUNS = [0, 0, 2, 3, 8, 10]


def line_points(line):
    return sum(RUNS[len(list(run))] for symbol, run in groupby(line) if symbol)


def detrak(view):
    if view["due"] != "note":
        return lambda action: 0
    sheet, roll = view["sheets"][view["seat"]], view["roll"]

    def value(action):
        rows = [row[:] for row in sheet]
        for symbol, place in zip(roll, action.split()):
            row, column = cell(place)
            rows[row][column] = symbol
        lines = rows + [list(column) for column in zip(*rows)]
        points = sum(line_points(line) for line in lines)
        if view["advanced"]:
            diagonal = line_points([rows[4 - place][place] for place in range(5)])
            points += 2 * diagonal - 5 * sum(line_points(line) == 0 for line in lines)
        open_lines = sum(len(set(filter(None, line))) < 3 for line in lines)
        return points + open_lines / 10

    return value


# Dumble: gets rid of the most points, draws what is low or makes a pair.

POINTS = {"A": 1, "J": 10, "Q": 10, "K": 10}


def points(card):
    return POINTS.get(card[:-1]) or int(card[:-1])


def dumble(view):
    hand = view["hands"][view["seat"]]["cards"]
    held = sum(map(points, hand))

    def value(action):
        if action == "dumble":
            return 100 if held <= 7 else -1
        if action == "stock":
            return 0
        if action.startswith("take "):
            card = action[5:]
            pair = any(card[:-1] == other[:-1] for other in hand)
            return (points(card) if pair else 0) + 4 - points(card)
        return sum(map(points, action.split()))

    return value


# Débâcle: takes the most in two actions, and leaves nothing where it is taken at once.


def captures(attacker, other):
    return attacker > other or attacker == 1 != other


def dice_of(board):
    """By squares, whether a die is red, and what it shows."""
    dice = {}
    for row, line in zip("654321", board):
        for column, die in zip("abcdef", line):
            if die.isdigit():
                dice[column + row] = True, int(die)
            elif die != ".":
                dice[column + row] = False, "abcdef".index(die) + 1
    return dice


def moved(action, dice):
    """Where a die moves from and to, what it shows then, and what it takes."""
    if action.startswith("flip"):
        square = action[5:]
        return square, square, 7 - dice[square][1], 0
    if action[2:3] not in ("x", "-"):
        return None
    start, square = action[:2], action[3:]
    if square in dice:
        return start, square, dice[square][1], dice[square][1]
    return start, square, dice[start][1] % 6 + 1, 0


def beside(square):
    column, row = ord(square[0]), int(square[1])
    return [chr(column + x) + str(row + y) for x, y in [(-1, 0), (1, 0), (0, -1), (0, 1)]]


def debacle(view):
    red, dice = view["seat"] == 0, dice_of(view["board"])

    def value(action):
        move = moved(action, dice)
        if not move:
            return 50 if action.startswith("keep") else 0
        start, square, die, taken = move
        enemies = [dice[near][1] for near in beside(square) if dice.get(near, (red,))[0] != red]
        # What this die can take next, if it may go on.
        goes_on = taken or view["actions_left"] > 1
        prey = [enemy for enemy in enemies if goes_on and captures(die, enemy)]
        row = [other for at, other in dice.items() if at[1] == square[1] and at != start]
        hunted = not prey and any(captures(enemy, die) for enemy in enemies)
        lost = die if hunted or (red, die) in row else 0
        rows = int(square[1]) - int(start[1])
        return 10 * (taken + max(prey, default=0) - lost) + (rows if red else -rows)

    return value


GAMES = {"dekal": dekal, "detrak": detrak, "dumble": dumble, "debacle": debacle}
game = None

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        game = GAMES[message["game"]]
        print(json.dumps({"ready": True}), flush=True)
    elif message["type"] == "decide":
        view, actions = message["view"], message["actions"]
        # Among equals by lot, and the same lot whenever it is asked again.
        random.Random(message["seed"]).shuffle(actions)
        action = max(actions, key=game(view))
        print(json.dumps({"id": message["id"], "action": action}), flush=True)
