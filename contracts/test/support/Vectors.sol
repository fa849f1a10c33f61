// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Vm} from "forge-std/Vm.sol";

/// @notice A network as `npm run vectors` writes it (`test/vectors/README.md`). Each list holds lines of JSON, one
/// operation, call, round, month or member each.
struct Network {
    string setup;
    string[] operations;
    string[] calls;
    string[] rounds;
    string[] months;
    string[] members;
    string totals;
}

/// @notice What a call left that settles a round, claims or collects.
struct CallResult {
    string refused;
    uint8 rank;
    uint256 shares;
    uint256 amount;
    uint256 month;
    bool open;
    uint256 closesAt;
    uint256 heroPool;
    uint256 commons;
    uint256 operations;
}

/// @notice The earnings of a member in a round.
struct Earning {
    uint32 id;
    uint256 sponsoredUnits;
    uint256 spEarn;
    uint256 points;
    uint256 ptEarn;
    uint256 flash;
}

/// @notice The rank of a member in a month.
struct MonthlyRank {
    uint32 id;
    uint256 points;
    uint256 heroes;
    uint8 rank;
    uint256 shares;
    bool collected;
}

/// @notice Reads networks and the fields of their lines.
library Vectors {
    Vm private constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    string private constant EARNING =
        "Earning(uint32 id,uint256 sponsoredUnits,uint256 spEarn,uint256 points,uint256 ptEarn,uint256 flash)";
    string private constant RANK =
        "MonthlyRank(uint32 id,uint256 points,uint256 heroes,uint8 rank,uint256 shares,bool collected)";
    string private constant CALL =
        "CallResult(string refused,uint8 rank,uint256 shares,uint256 amount,uint256 month,bool open,uint256 closesAt,uint256 heroPool,uint256 commons,uint256 operations)";

    function read(string memory path) internal view returns (Network memory network) {
        string[] memory lines = VM.split(VM.readFile(path), "\n");
        uint256 at = 2;
        network.setup = valueOf(lines[at++]);
        (network.operations, at) = list(lines, at);
        (network.calls, at) = list(lines, at);
        (network.rounds, at) = list(lines, at);
        (network.months, at) = list(lines, at);
        (network.members, at) = list(lines, at);
        network.totals = valueOf(lines[at]);
    }

    function number(string memory line, string memory field) internal pure returns (uint256) {
        return VM.parseJsonUint(line, string.concat("$.", field));
    }

    function id(string memory line, string memory field) internal pure returns (uint32) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint32(number(line, field));
    }

    function ids(string memory line, string memory field) internal pure returns (uint256[] memory) {
        return VM.parseJsonUintArray(line, string.concat("$.", field));
    }

    function earnings(string memory round) internal pure returns (Earning[] memory) {
        return abi.decode(VM.parseJsonTypeArray(round, "$.earnings", EARNING), (Earning[]));
    }

    function ranks(string memory month) internal pure returns (MonthlyRank[] memory) {
        return abi.decode(VM.parseJsonTypeArray(month, "$.ranks", RANK), (MonthlyRank[]));
    }

    function callResult(string memory line) internal pure returns (CallResult memory) {
        return abi.decode(VM.parseJsonType(line, CALL), (CallResult));
    }

    function text(string memory line, string memory field) internal pure returns (string memory) {
        return VM.parseJsonString(line, string.concat("$.", field));
    }

    function equals(string memory one, string memory other) internal pure returns (bool) {
        return keccak256(bytes(one)) == keccak256(bytes(other));
    }

    /// @dev The lines between `"name": [` at `from` and the closing bracket, and where the next list begins.
    function list(string[] memory lines, uint256 from) private pure returns (string[] memory items, uint256 next) {
        next = from + 1;
        while (bytes(lines[next])[0] == "{") ++next;
        items = new string[](next - from - 1);
        for (uint256 i; i < items.length; ++i) {
            items[i] = withoutComma(lines[from + 1 + i]);
        }
        ++next;
    }

    /// @dev The object of a line `"name": {…},`.
    function valueOf(string memory line) private pure returns (string memory) {
        uint256 start = VM.indexOf(line, "{");
        bytes memory value = bytes(withoutComma(line));
        bytes memory object = new bytes(value.length - start);
        for (uint256 i; i < object.length; ++i) {
            object[i] = value[start + i];
        }
        return string(object);
    }

    function withoutComma(string memory line) private pure returns (string memory) {
        uint256 length = bytes(line).length;
        if (bytes(line)[length - 1] == ",") {
            assembly ("memory-safe") {
                mstore(line, sub(length, 1))
            }
        }
        return line;
    }
}
