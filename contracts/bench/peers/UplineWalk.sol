// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The peers that Canopy's gas is compared with
/// @notice Two minimal contracts, written from the public rules of such systems: joining walks up the tree and pays or
/// counts at every level. They have no names, ranks, rounds or prices, so their gas is the least that a walk can cost.
abstract contract UplineWalk {
    struct Member {
        address account;
        uint96 box;
    }

    struct Seat {
        uint32 upline;
        uint32 left;
        uint32 right;
        uint40 leftCount;
        uint40 rightCount;
        bool isRight;
    }

    mapping(uint32 id => Member) public members;
    mapping(uint32 id => Seat) public seats;
    mapping(address account => uint32 id) public ids;
    uint32 public count = 1;

    constructor() {
        members[1].account = msg.sender;
        ids[msg.sender] = 1;
    }

    function register(uint32 upline) external payable {
        require(ids[msg.sender] == 0 && members[upline].account != address(0));
        uint32 id = ++count;
        Seat storage parent = seats[upline];
        bool isRight = parent.left != 0;
        require(parent.right == 0);
        if (isRight) parent.right = id;
        else parent.left = id;
        members[id].account = msg.sender;
        ids[msg.sender] = id;
        seats[id].upline = upline;
        seats[id].isRight = isRight;
        _walk(id);
    }

    function _walk(uint32 id) internal virtual;
}

/// @notice Pays half of the entry to 20 uplines, as unilevel plans do.
contract WalkTwenty is UplineWalk {
    uint256 private constant LEVELS = 20;

    function _walk(uint32 id) internal override {
        uint96 share = uint96(msg.value / 2 / LEVELS);
        uint32 upline = seats[id].upline;
        for (uint256 level; level < LEVELS && upline != 0; ++level) {
            members[upline].box += share;
            upline = seats[upline].upline;
        }
    }
}

/// @notice Counts the new member on every upline's leg up to the root, as binary plans do.
contract WalkToTheRoot is UplineWalk {
    function _walk(uint32 id) internal override {
        uint32 upline = seats[id].upline;
        bool isRight = seats[id].isRight;
        while (upline != 0) {
            Seat storage seat = seats[upline];
            if (isRight) ++seat.rightCount;
            else ++seat.leftCount;
            isRight = seat.isRight;
            upline = seat.upline;
        }
    }
}
