// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice A member at the end of the last closed round.
struct ModelMember {
    bool exists;
    uint8 side;
    uint32 upline;
    uint32 sponsor;
    uint32[2] children;
    /// @dev Units bought, and units bought in closed rounds.
    uint8 units;
    uint8 settledUnits;
    uint64[2] variance;
    uint64[2] legUnits;
    uint64 points;
    uint64 flash;
    /// @dev 1 + the last round whose close touched the member.
    uint16 stamp;
    uint16 heroMonth;
    uint16 knightMonth;
    uint128 box;
    uint128 spEarn;
    uint128 ptEarn;
    uint128 ptEarnUSD;
}

struct ModelEntry {
    uint32 id;
    uint8 units;
}

/// @notice The tree and the matches of a round, computed naively: each entry walks the whole upline.
abstract contract TreeModel {
    uint32 internal constant ROOT = 1;
    uint256 internal constant POINTS_PER_UNIT = 10;

    mapping(uint32 id => ModelMember) internal members;
    /// @dev In order of registration, so that uplines come first.
    uint32[] internal order;
    mapping(uint16 round => ModelEntry[]) internal entries;
    mapping(uint32 id => mapping(uint16 round => uint8)) public dayPoints;
    mapping(uint32 id => mapping(uint16 round => uint256)) public dayFlash;
    /// @dev Members with units to pair after the walks of one closing.
    uint32[] private touched;

    constructor() {
        members[ROOT].exists = true;
        order.push(ROOT);
    }

    function member(uint32 id) external view returns (ModelMember memory) {
        return members[id];
    }

    function exists(uint32 id) external view returns (bool) {
        return members[id].exists;
    }

    function unitsOf(uint32 id) external view returns (uint8) {
        return members[id].units;
    }

    function boxOf(uint32 id) external view returns (uint256) {
        return members[id].box;
    }

    /// @notice All members, the root first, each after their upline.
    function ids() external view returns (uint32[] memory) {
        return order;
    }

    function size() external view returns (uint256) {
        return order.length;
    }

    function idAt(uint256 index) external view returns (uint32) {
        return order[index];
    }

    /// @notice A member chosen by a random number.
    function pickId(uint256 number) external view returns (uint32) {
        return order[number % order.length];
    }

    /// @notice The first free leg, left before right; 2 when both are taken.
    function freeLeg(uint32 id) external view returns (uint8) {
        if (members[id].children[0] == 0) return 0;
        return members[id].children[1] == 0 ? 1 : 2;
    }

    function child(uint32 id, uint8 leg) external view returns (uint32) {
        return members[id].children[leg];
    }

    /// @notice A new seat without units.
    function seat(uint32 id, uint32 sponsor, uint32 upline, uint8 leg) external {
        ModelMember storage m = members[id];
        m.exists = true;
        m.sponsor = sponsor;
        m.upline = upline;
        m.side = leg;
        members[upline].children[leg] = id;
        order.push(id);
    }

    /// @dev Walks the entries of a round up and pairs the legs they reach. Returns points, flash and the number of
    /// members with points.
    function matchDay(uint16 round) internal returns (uint256 points, uint256 flash, uint256 pointy) {
        delete touched;
        ModelEntry[] storage list = entries[round];
        for (uint256 i; i < list.length; ++i) {
            members[list[i].id].settledUnits += list[i].units;
            walkUp(list[i].id, list[i].units, round + 1);
        }
        for (uint256 i; i < touched.length; ++i) {
            uint32 id = touched[i];
            (uint256 p, uint256 f) = pair(members[id]);
            if (id == ROOT) continue;
            members[id].points += uint64(p);
            members[id].flash += uint64(f);
            dayPoints[id][round] = uint8(p);
            dayFlash[id][round] = f;
            points += p;
            flash += f;
            if (p == 0) continue;
            ++pointy;
            earned(id, round, p);
        }
    }

    /// @dev Called for each member with points.
    function earned(uint32 id, uint16 round, uint256 points) internal virtual;

    function walkUp(uint32 id, uint8 units, uint16 stamp) private {
        uint8 side = members[id].side;
        for (uint32 up = members[id].upline; up != 0; up = members[up].upline) {
            ModelMember storage m = members[up];
            m.variance[side] += units;
            m.legUnits[side] += units;
            if (m.stamp != stamp) {
                m.stamp = stamp;
                touched.push(up);
            }
            side = m.side;
        }
    }

    function pair(ModelMember storage m) private returns (uint256 points, uint256 flash) {
        uint64 pairs = m.variance[0] < m.variance[1] ? m.variance[0] : m.variance[1];
        m.variance[0] -= pairs;
        m.variance[1] -= pairs;
        uint256 cap = POINTS_PER_UNIT * m.settledUnits;
        points = pairs < cap ? pairs : cap;
        flash = pairs - points;
    }
}
