// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {LibClone} from "solady/utils/LibClone.sol";
import {IVault} from "src/vault/interfaces/IVault.sol";
import {IVaultErrors} from "src/vault/interfaces/IVaultErrors.sol";
import {IVaultFactory} from "src/vault/interfaces/IVaultFactory.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

contract VaultOwnershipTest is VaultFixture {
    function test_create_givesTheCallerAVault_atTheAddressKnownBefore(address account) public {
        vm.assume(account != owner && account != address(0));
        address expected = factory.vaultOf(account);
        assertEq(expected.code.length, 0);
        vm.expectEmit(address(factory));
        emit IVaultFactory.Created(account, expected);
        IVault created = createVault(account);
        assertEq(address(created), expected);
        assertEq(created.owner(), account);
    }

    function test_create_revertsWhen_theCallerHasAVault() public {
        vm.expectRevert(LibClone.DeploymentFailed.selector);
        createVault(owner);
    }

    function test_vaultOf_differsForEachOwner(address one, address other) public view {
        vm.assume(one != other);
        assertNotEq(factory.vaultOf(one), factory.vaultOf(other));
    }

    /// @notice CREATE2 squatting: only the factory creates at the address, and the owner is part of the code.
    function test_create_byAnotherAccount_doesNotTakeTheAddress() public {
        address expected = factory.vaultOf(keeper);
        address squatter = createVaultAddress(makeAddr("squatter"));
        assertNotEq(squatter, expected);
        assertEq(createVaultAddress(keeper), expected);
        assertEq(IVault(expected).owner(), keeper);
    }

    function test_tokensSentBeforeTheVaultExists_areTheOwners() public {
        address expected = factory.vaultOf(keeper);
        usdc.mint(expected, 5e6);
        vm.deal(expected, 1 ether);
        createVault(keeper);
        vm.startPrank(keeper);
        IVault(expected).withdraw(address(usdc), 5e6);
        IVault(expected).withdrawPOL(1 ether);
        assertEq(usdc.balanceOf(keeper), 5e6);
        assertEq(keeper.balance, 1 ether);
    }

    /// @notice No function writes the owner, and the clone's code is all that names it.
    function test_owner_isInTheCodeOfTheClone() public view {
        bytes memory code = address(vault).code;
        assertEq(code.length, 0x2d + 20);
        assertEq(LibClone.argsOnClone(address(vault)), abi.encodePacked(owner));
    }

    function test_implementation_hasNoOwner_andDoesNothingForAnyone(address caller) public {
        IVault implementation = IVault(factory.implementation());
        assertEq(implementation.owner(), address(0));
        vm.assume(caller != address(0));
        usdc.mint(address(implementation), 1);
        vm.startPrank(caller);
        vm.expectRevert(IVaultErrors.OnlyOwner.selector);
        implementation.withdraw(address(usdc), 1);
        vm.expectRevert(IVaultErrors.OnlyOwner.selector);
        implementation.setCaps(1, 1);
        vm.expectRevert(IVaultErrors.NoRule.selector);
        implementation.execute(1);
    }

    function test_everyFunctionOfTheOwner_refusesOthers(address caller) public {
        vm.assume(caller != owner);
        bytes[] memory calls = new bytes[](8);
        calls[0] = abi.encodeCall(IVault.withdraw, (address(usdc), 1));
        calls[1] = abi.encodeCall(IVault.withdrawAll, (new address[](0)));
        calls[2] = abi.encodeCall(IVault.withdrawPOL, (1));
        calls[3] = abi.encodeCall(IVault.setRule, (0, dca()));
        calls[4] = abi.encodeCall(IVault.removeRule, (1));
        calls[5] = abi.encodeCall(IVault.resume, (1));
        calls[6] = abi.encodeCall(IVault.setCaps, (1, 1));
        calls[7] = abi.encodeCall(IVault.stop, (true));
        for (uint256 i; i < calls.length; ++i) {
            vm.prank(caller);
            (bool done, bytes memory answer) = address(vault).call(calls[i]);
            assertFalse(done);
            assertEq(answer, abi.encodePacked(IVaultErrors.OnlyOwner.selector));
        }
    }

    function test_parameters_areReadable() public view {
        assertEq(vault.markets(), address(markets));
        (address uniswap, address algebra) = vault.routers();
        assertEq(uniswap, uniswapRouter);
        assertEq(algebra, algebraRouter);
    }

    function createVaultAddress(address account) private returns (address) {
        return address(createVault(account));
    }
}
