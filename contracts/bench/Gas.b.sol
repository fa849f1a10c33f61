// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {GasScenarios} from "test/support/GasScenarios.sol";
import {UplineWalk, WalkToTheRoot, WalkTwenty} from "./peers/UplineWalk.sol";

/// @notice Gas of whole transactions with cold storage (`isolate`), of the plan and of its peers. Writes
/// `cache/bench-gas/`, which `scripts/bench/gas.ts` prints and compares with targets.
/// forge-config: default.isolate = true
contract GasBench is GasScenarios {
    string private constant RESULTS = "cache/bench-gas/";
    uint256 private constant BATCH = 500;
    uint256[] private depths = [1, 10, 100, 1_000];
    uint256[] private sizes = [10, 100, 1_000, 10_000, 100_000];

    /// @dev One long leg; the entry and the top-up happen at its end.
    function test_byDepth() public {
        join("sponsor", "canopy", "canopy");
        join("first", "sponsor", "sponsor");
        uint256 next;
        string memory referral = "canopy";
        for (uint256 depth = 1; depth <= depths[depths.length - 1]; ++depth) {
            string memory username = nameOf(depth);
            address account = join(username, "sponsor", referral);
            referral = username;
            if (depth != depths[next]) continue;
            record(string.concat("register, depth ", vm.toString(depth)), vm.lastCallGas().gasTotalUsed);
            topUp(account, UNIT);
            record(string.concat("topUp, depth ", vm.toString(depth)), vm.lastCallGas().gasTotalUsed);
            ++next;
        }
    }

    /// @dev A full tree: the upline of member n is member n / 2. `register0` creates all but the last members, five
    /// hundred per transaction.
    function test_bySize() public {
        for (uint256 i; i < sizes.length; ++i) {
            setUp();
            plan = deploy(opensLater(1 days));
            // Ids and numbers in names agree: the root is 1.
            uint256 last = sizes[i] - 2;
            for (uint256 from = 2; from <= last; from += BATCH) {
                seat0(from, from + BATCH > last ? last + 1 : from + BATCH);
            }
            passDays(1);
            join("sponsor", "canopy", nameOf(last));
            join("first", "sponsor", "sponsor");
            address account = join(nameOf(0), "sponsor", nameOf(last));
            record(string.concat("register, members ", vm.toString(sizes[i])), vm.lastCallGas().gasTotalUsed);
            topUp(account, UNIT);
            record(string.concat("topUp, members ", vm.toString(sizes[i])), vm.lastCallGas().gasTotalUsed);
        }
    }

    /// @dev Creates seats without units for the ids from `from` up to `to`.
    function seat0(uint256 from, uint256 to) private {
        uint256 count = to - from;
        address[] memory accounts = new address[](count);
        string[] memory usernames = new string[](count);
        uint32[] memory sponsors = new uint32[](count);
        uint32[] memory uplines = new uint32[](count);
        for (uint256 i; i < count; ++i) {
            accounts[i] = address(uint160(0xabc0000000 + from + i));
            usernames[i] = nameOf(from + i);
            sponsors[i] = 1;
            // forge-lint: disable-next-line(unsafe-typecast)
            uplines[i] = uint32((from + i) / 2);
        }
        plan.register0(accounts, usernames, sponsors, uplines);
    }

    function test_peerOfTwentyLevels() public {
        peerByDepth(new WalkTwenty(), "peer of 20 levels");
    }

    function test_peerToTheRoot() public {
        peerByDepth(new WalkToTheRoot(), "peer to the root");
    }

    function peerByDepth(UplineWalk peer, string memory label) private {
        uint256 next;
        for (uint256 depth = 1; depth <= depths[depths.length - 1]; ++depth) {
            address account = address(uint160(0xabc0000 + depth));
            vm.deal(account, UNIT);
            vm.prank(account);
            // forge-lint: disable-next-line(unsafe-typecast)
            peer.register{value: UNIT}(uint32(depth));
            if (depth != depths[next]) continue;
            record(string.concat(label, ", depth ", vm.toString(depth)), vm.lastCallGas().gasTotalUsed);
            ++next;
        }
    }

    function test_carry() public {
        record("carry, chain of 600", carryUpAChain());
    }

    function test_firstPoints() public {
        record("first points of a day", firstPointsOfADay());
    }

    function test_withdrawals() public {
        (uint256 pending, uint256 nothingPending) = withdrawals();
        record("withdraw, points and a purchase pending", pending);
        record("withdraw, nothing pending", nothingPending);
    }

    /// @dev One file per figure, since tests run in parallel.
    function record(string memory name, uint256 gas) private {
        vm.writeFile(string.concat(RESULTS, name), vm.toString(gas));
    }
}
