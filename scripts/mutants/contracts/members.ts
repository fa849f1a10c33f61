import type { Mutant } from "../mutant.ts";

export const membersMutants: readonly Mutant[] = [
  {
    name: "delegation-prefix",
    file: "contracts/src/plan/PlanMembers.sol",
    text: "return bytes3(start) == DELEGATION_PREFIX;",
    replacement: "return true;",
    reason: "Any contract of 23 bytes counts as an externally owned account.",
    test: {
      file: "contracts/test/Register.t.sol",
      name: "test_register_revertsWhen_theCallerIsAContractOf23Bytes",
    },
  },
  {
    name: "delegation-refused",
    file: "contracts/src/plan/PlanMembers.sol",
    text: "return bytes3(start) == DELEGATION_PREFIX;",
    replacement: "return false;",
    reason: "An account with a delegation cannot join.",
    test: {
      file: "contracts/test/Register.t.sol",
      name: "test_register_acceptsAnAccountWithADelegation",
    },
  },
  {
    name: "second-seat-of-an-address",
    file: "contracts/src/plan/PlanMembers.sol",
    text: `        if (_idOfAccount[account] != 0) revert NodeAlreadyExists();
`,
    replacement: "",
    reason: "An address takes a second seat and loses the box of the first.",
    test: { file: "contracts/test/Register.t.sol", name: "test_register_revertsWhen_theAddressHasASeat" },
  },
  {
    name: "name-taken",
    file: "contracts/src/plan/PlanMembers.sol",
    text: "if (_isTaken(_names[name])) revert UsernameTaken();",
    replacement: "",
    reason: "A member takes the name of another.",
    test: { file: "contracts/test/Register.t.sol", name: "test_register_revertsWhen_theUsernameIsTaken" },
  },
  {
    name: "accept-by-any-address",
    file: "contracts/src/plan/PlanMembers.sol",
    text: "id == 0 || _pendingAccounts[id] != msg.sender",
    replacement: "id == 0 || _pendingAccounts[id] == address(0)",
    reason: "Any address takes over a seat that is being moved.",
    test: {
      file: "contracts/test/Addresses.t.sol",
      name: "test_acceptAddress_revertsWhen_theMoveIsToAnotherAddress",
    },
  },
  {
    name: "accept-as-a-member",
    file: "contracts/src/plan/PlanMembers.sol",
    text: "if (_idOfAccount[msg.sender] != 0) revert NodeAlreadyExists();",
    replacement: "",
    reason: "A seat moves onto the address of another member, whose seat is lost.",
    test: {
      file: "contracts/test/Addresses.t.sol",
      name: "test_acceptAddress_revertsWhen_theCallerHasASeat",
    },
  },
  {
    name: "move-to-a-member",
    file: "contracts/src/plan/PlanMembers.sol",
    text: "if (_idOfAccount[newAddr] != 0) revert NodeAlreadyExists();",
    replacement: "",
    reason: "A move to a member starts.",
    test: {
      file: "contracts/test/Addresses.t.sol",
      name: "test_changeAddress_revertsWhen_theNewAddressHasASeat",
    },
  },
  {
    name: "old-address-keeps-the-seat",
    file: "contracts/src/plan/PlanMembers.sol",
    text: "delete _idOfAccount[_identities[id].account];",
    replacement: "",
    reason: "The old address still withdraws after the move.",
    test: {
      file: "contracts/test/Addresses.t.sol",
      name: "test_acceptAddress_takesAllRightsFromTheOldAddress",
    },
  },
  {
    name: "move-accepted-twice",
    file: "contracts/src/plan/PlanMembers.sol",
    text: `        // Effect:
        delete _pendingAccounts[id];`,
    replacement: "        // Effect:",
    reason: "A completed move can be accepted again.",
    test: {
      file: "contracts/test/Addresses.t.sol",
      name: "test_acceptAddress_revertsWhen_theMoveIsAlreadyAccepted",
    },
  },
  {
    name: "cancel-without-a-move",
    file: "contracts/src/plan/PlanMembers.sol",
    text: `        if (_pendingAccounts[id] == address(0)) revert AddressChangeNotStarted();
`,
    replacement: "",
    reason: "A move that was never started is reported as cancelled.",
    test: {
      file: "contracts/test/Addresses.t.sol",
      name: "test_cancelChangeAddress_revertsWhen_noMoveWasStarted",
    },
  },
  {
    name: "plus-name-of-another",
    file: "contracts/src/plan/PlanMembers.sol",
    text: "if (_core.nameToId(username) != id) revert UsernameInvalid();",
    replacement: "",
    reason: "A member joins Plus under the name of another.",
    test: { file: "contracts/test/Plus.t.sol", name: "test_plus_revertsWhen_theNameIsNotTheCallersOwn" },
  },
  {
    name: "plus-joined-twice",
    file: "contracts/src/plan/PlanMembers.sol",
    text: "if (_nodes[id].exists()) revert NodeAlreadyExists();",
    replacement: "",
    reason: "A member takes a second seat in Plus and loses the first.",
    test: { file: "contracts/test/Plus.t.sol", name: "test_plus_revertsWhen_theMemberIsInPlusAlready" },
  },
  {
    name: "fee-lost",
    file: "contracts/src/plan/PlanNames.sol",
    text: "_addToHeroPool(current, fee);",
    replacement: "",
    reason: "The fee for a name belongs to no one.",
    test: {
      file: "contracts/test/Names.t.sol",
      name: "test_changeUsername_addsTheFeeToTheHeroPoolOfTheMonth",
    },
  },
  {
    name: "fee-not-checked",
    file: "contracts/src/plan/PlanNames.sol",
    text: "msg.value < fee",
    replacement: "msg.value + 1 < fee",
    reason: "A name costs a wei less than its fee.",
    test: {
      file: "contracts/test/Names.t.sol",
      name: "test_changeUsername_revertsWhen_thePaymentIsBelowTheFee",
    },
  },
  {
    name: "reservation-length",
    file: "contracts/src/plan/PlanNames.sol",
    text: "RESERVED_SECONDS = 30 days",
    replacement: "RESERVED_SECONDS = 30 days - 1",
    reason: "A name is free before 30 days are over.",
    test: {
      file: "contracts/test/Names.t.sol",
      name: "test_changeUsername_reservesTheOldNameFor30Days",
    },
  },
];
