// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {NameRecord} from "../types/Records.sol";
import {Round} from "../types/Round.sol";
import {Username, UsernameLibrary} from "../types/Username.sol";
import {PlanEntries} from "./PlanEntries.sol";
import {PlanRanks} from "./PlanRanks.sol";

/// @title Changes of a username
abstract contract PlanNames is PlanEntries, PlanRanks {
    using UsernameLibrary for Username;

    /// @dev How long an old name stays reserved, so that no one can impersonate its former owner at once.
    uint256 private constant RESERVED_SECONDS = 30 days;

    /// @inheritdoc IPlanActions
    function changeUsername(string calldata newName) external payable {
        // Check:
        uint32 id = _requireCoreMember();
        (Username packed, bytes16 name) = _packFreeName(newName);

        // Effect:
        uint16 current = _currentRound();
        (Round round,) = _pricedRound(current);
        _rounds[current] = round;
        uint256 fee = _toWei(_usernameFeeUSD, round.polUsd());
        if (msg.value < fee) revert WrongEnterPrice(msg.value, fee);
        _takeExcess(id, fee, fee);
        _addToHeroPool(current, fee);

        _names[_identities[id].username.key()] = NameRecord(0, uint224(block.timestamp + RESERVED_SECONDS));
        _names[name] = NameRecord(id, 0);
        _identities[id].username = packed;
        emit UsernameChanged(id, newName, fee);
    }
}
