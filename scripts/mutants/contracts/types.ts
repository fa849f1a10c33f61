import type { Mutant } from "../mutant.ts";

export const typesMutants: readonly Mutant[] = [
  {
    name: "box-wraps",
    file: "contracts/src/types/Account.sol",
    text: "| amount.toUint96()",
    replacement: "| uint96(amount)",
    reason: "A box wraps around at 96 bits.",
    test: {
      file: "contracts/test/types/Account.t.sol",
      name: "test_withBox_revertsWhen_theAmountDoesNotFit",
    },
  },
  {
    name: "commission-not-counted",
    file: "contracts/src/types/Account.sol",
    text: "(uint256(account.spEarn()) + amount).toUint96()",
    replacement: "uint256(account.spEarn())",
    reason: "Commissions are missing from the lifetime figure.",
    test: {
      file: "contracts/test/Register.t.sol",
      name: "test_register_addsTheCommissionToTheSponsorsBoxOnly",
    },
  },
  {
    name: "lane-of-a-round",
    file: "contracts/src/types/Days.sol",
    text: "(round & 3) << 6",
    replacement: "(round & 1) << 6",
    reason: "Two rounds share a record.",
    test: { file: "contracts/test/types/Days.t.sol", name: "test_fields_useTheLaneOfTheRound" },
  },
  {
    name: "threshold-edge",
    file: "contracts/src/types/Earnings.sol",
    text: "before < HERO_USD && usd >= HERO_USD",
    replacement: "before < HERO_USD && usd > HERO_USD",
    reason: "Exactly $1,000 make no Hero.",
    test: {
      file: "contracts/test/types/Earnings.t.sol",
      name: "test_withPointEarnings_reachesAThresholdWithTheLastWeiOfADollar",
    },
  },
  {
    name: "threshold-again",
    file: "contracts/src/types/Earnings.sol",
    text: "before < HERO_USD && usd >= HERO_USD",
    replacement: "usd >= HERO_USD",
    reason: "Earnings above $1,000 make a Hero in every month.",
    test: { file: "contracts/test/Ranks.t.sol", name: "test_claimRank_counts1000DollarsInOneMonthOnly" },
  },
  {
    name: "leg-of-an-arrival",
    file: "contracts/src/types/Node.sol",
    text: "(units << 80)) << (40 * uint256(side_))",
    replacement: "(units << 80)) << (40 * uint256(1 - side_))",
    reason: "Units arrive on the other leg.",
    test: { file: "contracts/test/Settlement.t.sol", name: "test_distribute_carriesUnitsOneStepUpForEachId" },
  },
  {
    name: "pairs-of-the-larger-leg",
    file: "contracts/src/types/Node.sol",
    text: "pairs = left < right ? left : right;",
    replacement: "pairs = left < right ? right : left;",
    reason: "Pairs are counted by the larger leg.",
    test: { file: "contracts/test/types/Node.t.sol", name: "test_withArrival_agreesWithTheNaiveModel" },
  },
  {
    name: "purchase-not-dirty",
    file: "contracts/src/types/Node.sol",
    text: "(uint256(maxPoints_) << MAX_POINTS) | DIRTY",
    replacement: "(uint256(maxPoints_) << MAX_POINTS)",
    reason: "Own purchases are never settled.",
    test: {
      file: "contracts/test/Settlement.t.sol",
      name: "test_distribute_reachesTheRootInOneCallWithChildrenFirst",
    },
  },
  {
    name: "members-wrap",
    file: "contracts/src/types/Round.sol",
    text: "(uint256(round.members()) + 1).toUint32()",
    replacement: "uint32(uint256(round.members()) + 1)",
    reason: "The member count wraps and ids are given twice.",
    test: { file: "contracts/test/types/Round.t.sol", name: "test_withMember_revertsWhen_theCounterIsFull" },
  },
  {
    name: "next-round-as-orphan",
    file: "contracts/src/types/Round.sol",
    text: "orphan ? uint256(round.orphanUnits()) + units_ : round.orphanUnits()",
    replacement: "uint256(round.orphanUnits()) + units_",
    reason: "Every unit counts as one without a sponsor.",
    test: { file: "contracts/test/types/Round.t.sol", name: "test_withEntry" },
  },
  {
    name: "units-of-the-settled-round",
    file: "contracts/src/types/Seat.sol",
    text: "if (bought <= round)",
    replacement: "if (bought < round)",
    reason: "Units bought on a day do not count for its cap.",
    test: {
      file: "contracts/test/types/Seat.t.sol",
      name: "test_unitsUpTo_countsThePurchasesOfRoundsUpToOne",
    },
  },
  {
    name: "second-purchase-over-the-first",
    file: "contracts/src/types/Seat.sol",
    text: "while (shift < LAST_SHIFT && (Seat.unwrap(seat) >> (shift + ROUND_BITS)) & 7 != 0) shift += PURCHASE_BITS;",
    replacement: "",
    reason: "A purchase overwrites the first one.",
    test: {
      file: "contracts/test/types/Seat.t.sol",
      name: "test_withPurchase_keepsEachUntilAllFiveUnitsAreBought",
    },
  },
  {
    name: "right-leg-first",
    file: "contracts/src/types/Seat.sol",
    text: `if (seat.child(LEFT) == 0) return LEFT;
        return seat.child(RIGHT) == 0 ? RIGHT : NO_FREE_LEG;`,
    replacement: `if (seat.child(RIGHT) == 0) return RIGHT;
        return seat.child(LEFT) == 0 ? LEFT : NO_FREE_LEG;`,
    reason: "Members are placed on the right leg first.",
    test: {
      file: "contracts/test/Register.t.sol",
      name: "test_register_takesTheLeftLegFirstAndThenTheRight",
    },
  },
  {
    name: "key-without-mask",
    file: "contracts/src/types/Username.sol",
    text: "bytes16(bytes32(letters << shift))",
    replacement: "bytes16(_wordOf(text))",
    reason: 'Padding of the calldata lets a second "willow" register.',
    test: {
      file: "contracts/test/Register.t.sol",
      name: "test_register_revertsWhen_theUsernameIsTaken_withAnyPadding",
    },
  },
  {
    name: "name-of-17-letters",
    file: "contracts/src/types/Username.sol",
    text: "        if (length < MINIMUM_LENGTH || length > MAXIMUM_LENGTH) revert IPlanErrors",
    replacement: "        if (length < MINIMUM_LENGTH || length > MAXIMUM_LENGTH + 1) revert IPlanErrors",
    reason: "A name of 17 letters is cut and impersonates another.",
    test: {
      file: "contracts/test/Register.t.sol",
      name: "test_register_revertsWhen_theUsernameHasAWrongLength",
    },
  },
  {
    name: "trailing-nul",
    file: "contracts/src/types/Username.sol",
    text: "if (letters & 0xff == 0) return 0;",
    replacement: "",
    reason: "A name with a trailing NUL is found as the name without it.",
    test: {
      file: "contracts/test/Views.t.sol",
      name: "test_identity_isZeroForANameWithATrailingNul",
    },
  },
];
