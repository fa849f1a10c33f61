// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {PriceModel} from "./PriceModel.sol";
import {RankModel} from "./RankModel.sol";
import {ModelEntry, ModelMember, TreeModel} from "./TreeModel.sol";

struct ModelRound {
    uint256 price;
    uint256 units;
    uint256 orphanUnits;
    uint256 cumulativeUnits;
    uint256 points;
    uint256 flash;
    uint256 pointy;
    uint256 pointValue;
    uint256 rebate;
    bool closed;
}

/// @notice What the plan owes each member, to the wei, by the rules of `docs/plan.md`. Written independently of the
/// contract: entries walk the whole upline, and closing a round credits all members.
contract PlanModel is RankModel {
    uint16[] private entryRounds;
    uint256 private closedCount;
    mapping(uint16 round => ModelRound) internal rounds;
    uint256 public operationsPot;
    /// @notice Wei paid in with calls, paid out, and forced in.
    uint256 public paidIn;
    uint256 public paidOut;
    uint256 public forced;
    /// @notice Whether units of the oldest open round have been carried without closing it.
    bool public carrying;
    uint256 public pointTotal;
    uint256 public flashTotal;

    constructor(MockV3Aggregator feed, uint256 genesis, uint256 unitUSD) PriceModel(feed, genesis) {
        UNIT_USD = unitUSD;
    }

    /*////////////////////////////////// STATE ////////////////////////////////*/

    /// @notice The exact balance of the plan, in wei.
    function held() external view returns (uint256) {
        return paidIn + forced - paidOut;
    }

    function roundOf(uint16 round) external view returns (ModelRound memory) {
        return rounds[round];
    }

    function closedRounds() external view returns (uint256) {
        return closedCount;
    }

    /// @notice Rounds with entries that are not closed, including the current one.
    function openRounds() external view returns (uint16[] memory open) {
        open = new uint16[](entryRounds.length - closedCount);
        for (uint256 i; i < open.length; ++i) {
            open[i] = entryRounds[closedCount + i];
        }
    }

    /// @notice Whether a round with entries has ended and is not closed, and the oldest such round.
    function due() public view returns (bool, uint16) {
        uint256 first = firstOpenRound();
        return first < present() ? (true, uint16(first)) : (false, 0);
    }

    /// @notice Own units bought in rounds up to `round`.
    function unitsUpTo(uint32 id, uint16 round) external view returns (uint256 units) {
        units = members[id].settledUnits;
        for (uint256 i = closedCount; i < entryRounds.length && entryRounds[i] <= round; ++i) {
            ModelEntry[] storage list = entries[entryRounds[i]];
            for (uint256 j; j < list.length; ++j) {
                if (list[j].id == id) units += list[j].units;
            }
        }
    }

    /// @notice The price of one unit in the current round, in wei; before it is fixed, the price that an entry would
    /// fix.
    function unitPrice() public view returns (uint256) {
        uint256 answer = answerOf[present()];
        return weiOf(UNIT_USD, answer == 0 ? uint256(FEED.latestAnswer()) : answer);
    }

    function firstOpenRound() internal view override returns (uint256) {
        return closedCount == entryRounds.length ? type(uint256).max : entryRounds[closedCount];
    }

    /*///////////////////////////////// CHANGES ///////////////////////////////*/

    /// @notice `paid` wei buy `units` units; the rest is an excess.
    function enter(uint32 id, uint8 units, uint256 paid) external {
        fixPrice();
        uint16 number = present();
        ModelRound storage round = rounds[number];
        if (round.units == 0) {
            round.price = unitPrice();
            if (entryRounds.length != 0) {
                round.cumulativeUnits = rounds[entryRounds[entryRounds.length - 1]].cumulativeUnits;
            }
            entryRounds.push(number);
        }
        round.units += units;
        round.cumulativeUnits += units;
        entries[number].push(ModelEntry(id, units));
        members[id].units += units;
        members[id].box += uint128(paid - round.price * units);
        paidIn += paid;

        ModelMember storage sponsor = members[members[id].sponsor];
        if (sponsor.units == 0) {
            round.orphanUnits += units;
        } else {
            uint128 commission = uint128(round.price / 10) * units;
            sponsor.box += commission;
            sponsor.spEarn += commission;
        }
    }

    /// @notice Adds a fee to the HeroPool of the current month; `paid` may include an excess.
    function payFee(uint32 id, uint256 fee, uint256 paid) external {
        fixPrice();
        months[present() / ROUNDS_OF_MONTH].pot += fee;
        members[id].box += uint128(paid - fee);
        paidIn += paid;
    }

    function carried() external {
        carrying = true;
    }

    /// @notice Closes the oldest open round.
    function close(uint32 closer) external {
        uint16 number = entryRounds[closedCount++];
        ModelRound storage round = rounds[number];
        carrying = false;
        round.closed = true;
        (round.points, round.flash, round.pointy) = matchDay(number);
        pointTotal += round.points;
        flashTotal += round.flash;
        shareOut(number, round, closer);
        moveWindow();
    }

    function withdraw(uint32 id, uint256 amount) external {
        members[id].box -= uint128(amount);
        paidOut += amount;
    }

    function collectCommons() external {
        paidOut += commonsPot;
        commonsPot = 0;
    }

    function collectOperations() external {
        paidOut += operationsPot;
        operationsPot = 0;
    }

    function force(uint256 amount) external {
        forced += amount;
    }

    /*////////////////////////////////// MONEY ////////////////////////////////*/

    function shareOut(uint16 number, ModelRound storage round, uint32 closer) private {
        uint256 pool = round.price * 73 / 100 * round.units;
        uint256 floor = POINTS_PER_UNIT * round.units;
        round.pointValue = pool / (round.points > floor ? round.points : floor);
        round.rebate = (pool - round.pointValue * round.points) / round.units;
        uint256 rest = round.price * round.units;
        rest -= round.price / 10 * (round.units - round.orphanUnits);
        rest -= creditAll(number, round);

        uint256 common = round.price / 10 * round.units;
        commonsPot += common;
        rest -= common;
        uint256 operations = round.price / 20 * round.units;
        rest -= operations;
        uint256 reward = operations / 5;
        operationsPot += operations - reward;
        if (closer > ROOT) members[closer].box += uint128(reward);
        else rest += reward;
        months[number / ROUNDS_OF_MONTH].pot += rest;
    }

    function creditAll(uint16 number, ModelRound storage round) private returns (uint256 sum) {
        for (uint256 i; i < order.length; ++i) {
            uint256 amount = dayPoints[order[i]][number] * round.pointValue;
            if (amount == 0) continue;
            creditPoints(members[order[i]], amount, usdOf(amount, answerOf[number]), number / ROUNDS_OF_MONTH);
            sum += amount;
        }
        ModelEntry[] storage list = entries[number];
        for (uint256 i; i < list.length; ++i) {
            uint256 amount = list[i].units * round.rebate;
            members[list[i].id].box += uint128(amount);
            sum += amount;
        }
    }

    function creditPoints(ModelMember storage m, uint256 amount, uint256 usd, uint256 month) private {
        m.box += uint128(amount);
        m.ptEarn += uint128(amount);
        m.ptEarnUSD += uint128(usd);
        if (m.heroMonth == 0 && m.ptEarnUSD >= 1_000e18) m.heroMonth = uint16(month + 1);
        if (m.knightMonth == 0 && m.ptEarnUSD >= 10_000e18) m.knightMonth = uint16(month + 1);
    }

    function sizeOf(uint256 round) internal view override returns (uint256 units, uint256 points) {
        return (rounds[uint16(round)].units, rounds[uint16(round)].points);
    }

    function earned(uint32 id, uint16 round, uint256 points) internal override {
        ranks[id][round / ROUNDS_OF_MONTH].points += points;
    }
}
