import type { Mutant } from "../mutant.ts";

export const pricesMutants: readonly Mutant[] = [
  {
    name: "fixed-price-changes",
    file: "contracts/src/plan/PlanPrices.sol",
    text: "if (round.polUsd() != 0) return;",
    replacement: "",
    reason: "The price of a round changes within it.",
    test: {
      file: "contracts/test/Price.t.sol",
      name: "test_updatePOLPrice_fixesThePriceOncePerRound_byAnyCaller",
    },
  },
  {
    name: "confirmation-edge-of-ten-percent",
    file: "contracts/src/plan/PlanPrices.sol",
    text: ".dist(candidate) * 10 <= candidate",
    replacement: ".dist(candidate) * 10 < candidate",
    reason: "A reading exactly 10 % away confirms nothing.",
    test: {
      file: "contracts/test/Price.t.sol",
      name: "test_jump_isConfirmedByAReadingExactlyTenPercentAway",
    },
  },
  {
    name: "confirmation-too-early",
    file: "contracts/src/plan/PlanPrices.sol",
    text: "updatedAt < waiting.updatedAt + CONFIRMATION_SECONDS",
    replacement: "updatedAt + 1 < waiting.updatedAt + CONFIRMATION_SECONDS",
    reason: "A reading less than an hour younger confirms a jump.",
    test: { file: "contracts/test/Price.t.sol", name: "test_jump_isNotConfirmedByAReadingOneSecondTooEarly" },
  },
  {
    name: "confirmation-too-late",
    file: "contracts/src/plan/PlanPrices.sol",
    text: "updatedAt < waiting.updatedAt + CONFIRMATION_SECONDS",
    replacement: "updatedAt <= waiting.updatedAt + CONFIRMATION_SECONDS",
    reason: "A reading exactly an hour younger confirms nothing.",
    test: { file: "contracts/test/Price.t.sol", name: "test_jump_stopsEntriesUntilALaterReadingConfirmsIt" },
  },
  {
    name: "old-candidate-serves-again",
    file: "contracts/src/types/PlanState.sol",
    text: "uint256 rest = PlanState.unwrap(state) >> LAST_ENTRY_ROUND << LAST_ENTRY_ROUND;",
    replacement:
      "uint256 rest = PlanState.unwrap(state) >> LAST_ENTRY_ROUND << LAST_ENTRY_ROUND | (PlanState.unwrap(state) & CANDIDATE);",
    reason: "A candidate of an earlier jump confirms a later one at once.",
    test: { file: "contracts/test/Price.t.sol", name: "test_jump_candidateIsDroppedWhenThePriceComesBack" },
  },
  {
    name: "clock-restarts",
    file: "contracts/src/plan/PlanPrices.sol",
    text: "!state.hasCandidate() || expired || !_isNear(polUsd, waiting.polUsd)",
    replacement: "!state.hasCandidate() || expired || polUsd != waiting.polUsd",
    reason: "Any caller keeps entries closed with fresh readings.",
    test: {
      file: "contracts/test/Price.t.sol",
      name: "test_jump_clockIsNotRestartedByEarlyReadingsNearTheCandidate",
    },
  },
  {
    name: "first-price-missing",
    file: "contracts/src/plan/PlanPrices.sol",
    text: "_state = _state.withPrice(polUsd, updatedAt);",
    replacement: "_state = _state.withPrice(0, updatedAt);",
    reason: "The plan opens without a price in force.",
    test: { file: "contracts/test/Constructor.t.sol", name: "test_constructor_readsTheFirstPrice" },
  },
  {
    name: "candidate-never-expires",
    file: "contracts/src/plan/PlanPrices.sol",
    text: "updatedAt > waiting.updatedAt + CANDIDATE_SECONDS",
    replacement: "false",
    reason: "A jump of months ago is confirmed by the first reading near it.",
    test: { file: "contracts/test/Price.t.sol", name: "test_jump_candidateExpiresAfterOneDay" },
  },
  {
    name: "candidate-expires-early",
    file: "contracts/src/plan/PlanPrices.sol",
    text: "updatedAt > waiting.updatedAt + CANDIDATE_SECONDS",
    replacement: "updatedAt >= waiting.updatedAt + CANDIDATE_SECONDS",
    reason: "A reading of exactly one day later does not confirm.",
    test: { file: "contracts/test/Price.t.sol", name: "test_jump_candidateExpiresAfterOneDay" },
  },
];
