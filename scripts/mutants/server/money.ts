import type { Mutant } from "../mutant.ts";

/** Deliberate bugs in amounts, prices, points and the figures that the server reports. */
export const moneyMutants: readonly Mutant[] = [
  {
    name: "amount-fraction-too-long",
    file: "packages/shared/src/money.ts",
    text: "if (fraction.length > decimals) return null;",
    replacement: "",
    reason: "An amount with too many decimals is read as a larger one.",
    test: {
      file: "packages/shared/src/money.test.ts",
      name: "parseAmount > reads with the decimals of the unit",
    },
  },
  {
    name: "amount-rounded-up",
    file: "packages/shared/src/money.ts",
    text: "return (wei * polUsd) / 10n ** BigInt(AMOUNT_DECIMALS);",
    replacement: "return (wei * polUsd + 10n ** 18n - 1n) / 10n ** BigInt(AMOUNT_DECIMALS);",
    reason: "USD figures add up to more than their POL is worth.",
    test: { file: "packages/shared/src/money.test.ts", name: "weiToUSD rounds down" },
  },
  {
    name: "amount-without-separators",
    file: "packages/shared/src/money.ts",
    text: 'digits.replace(/\\B(?=(\\d{3})+$)/g, ",")',
    replacement: 'digits.replace(/\\B(?=(\\d{3})$)/g, ",")',
    reason: "A million lacks its first separator.",
    test: { file: "packages/shared/src/money.test.ts", name: "formatAmount > groups as Intl does" },
  },
  {
    name: "unit-price-rounded-down",
    file: "packages/protocol/src/rules/prices.ts",
    text: "(usd * ONE + polUsd - 1n) / polUsd",
    replacement: "(usd * ONE) / polUsd",
    reason: "A payment in the model is a wei short of the contract's price.",
    test: { file: "packages/protocol/src/rules/prices.test.ts", name: "weiFor > rounds up" },
  },
  {
    name: "model-point-value-without-floor",
    file: "packages/protocol/src/rules/money.ts",
    text: "Math.max(totals.points, pointsPerUnit * totals.units)",
    replacement: "Math.max(totals.points, 1)",
    reason: "A single point takes the whole pool.",
    test: { file: "packages/protocol/src/rules/plan.test.ts", name: "a round > is shared out by the rules" },
  },
  {
    name: "model-point-value-only-floor",
    file: "packages/protocol/src/rules/money.ts",
    text: "Math.max(totals.points, pointsPerUnit * totals.units)",
    replacement: "pointsPerUnit * totals.units",
    reason: "More points than the pool can pay are paid in full.",
    test: {
      file: "packages/protocol/src/rules/money.test.ts",
      name: "shareOut > divides the pool by the points if there are more than ten per unit",
    },
  },
  {
    name: "points-per-unit-of-open-rounds",
    file: "apps/server/src/report/present-month.ts",
    text: "(points * WHOLE) / closedUnits",
    replacement: "(points * WHOLE) / units",
    reason: "Units of rounds that are not settled lower the month's points per unit.",
    test: {
      file: "apps/server/src/routes/report/report.test.ts",
      name: "months have their HeroPool, ranks and points per unit",
    },
  },
  {
    name: "cap-of-the-day-before",
    file: "packages/protocol/src/settlement/settle-seats.ts",
    text: "pointsPerUnit * at(seats.settledUnits, position)",
    replacement: "pointsPerUnit * (at(seats.settledUnits, position) - at(own, position))",
    reason: "Units bought on the day do not raise the cap: the index contradicts the contract.",
    test: {
      file: "packages/protocol/src/settlement/settle-seats.test.ts",
      name: "settles as the model does in any kind of network, round after round",
    },
  },
  {
    name: "model-points-of-the-root",
    file: "packages/protocol/src/settlement/settle-seats.ts",
    text: `    if (upline === NO_ID) continue;
    const above`,
    replacement: `    if (upline === NO_ID) pairings.push({ id: 1, points: pairs, flash: 0 });
    if (upline === NO_ID) continue;
    const above`,
    reason: "The root earns points.",
    test: {
      file: "packages/protocol/src/settlement/settle-seats.test.ts",
      name: "settles as the model does in any kind of network, round after round",
    },
  },
  {
    name: "members-counted-as-units",
    file: "packages/protocol/src/settlement/settle-seats.ts",
    text: "at(joined, position) + at(leftJoined, position)",
    replacement: "at(own, position) + at(leftJoined, position)",
    reason: "A leg counts units as members.",
    test: {
      file: "packages/protocol/src/settlement/settle-seats.test.ts",
      name: "settles as the model does in any kind of network, round after round",
    },
  },
  {
    name: "decile-one-place-lower",
    file: "packages/protocol/src/simulation/summary.ts",
    text: "Math.ceil((decile * members) / 10)",
    replacement: "Math.floor((decile * members) / 10)",
    reason: "The simulator shows outcomes of worse members than the report.",
    test: {
      file: "packages/protocol/src/simulation/summary.test.ts",
      name: "summarize > summarizes three members as computed by hand",
    },
  },
  {
    name: "total-usd-from-rounded-prices",
    file: "apps/server/src/report/add-totals.ts",
    text: "usd: BigInt(units) * unitUsd,",
    replacement:
      "usd: addUp(rounds.map((round) => worth(BigInt(round.entered), BigInt(round.pol_usd)))).usd,",
    reason: "The report shows more USD than members paid.",
    test: {
      file: "apps/server/src/report/add-totals.test.ts",
      name: "entries count in USD without the rounding of their price in POL",
    },
  },
  {
    name: "flow-at-the-next-price",
    file: "apps/server/src/report/read-flows.ts",
    text: "rounds[place - 1]",
    replacement: "rounds[place]",
    reason: "Withdrawals are converted at the price of a later round.",
    test: {
      file: "apps/server/src/routes/report/report.test.ts",
      name: "totals are in POL, and in USD at the price of each round",
    },
  },
  {
    name: "closing-reward-owed-twice",
    file: "apps/server/src/report/read-debts.ts",
    text: "sum(operations - coalesce(closing_reward, 0))",
    replacement: "sum(operations)",
    reason: "Closing rewards are owed to the operator and to their members.",
    test: {
      file: "apps/server/src/routes/report/report.test.ts",
      name: "debts > have a part for boxes, open rounds, commons and operations",
    },
  },
  {
    name: "collected-shares-owed",
    file: "apps/server/src/report/read-months.ts",
    text: "sum(shares) filter (where collected is null) as uncollected",
    replacement: "sum(shares) as uncollected",
    reason: "Shares of ranks that were collected are still owed.",
    test: {
      file: "apps/server/src/routes/report/report.test.ts",
      name: "debts > of a closed month are its uncollected shares",
    },
  },
  {
    name: "rest-of-the-newest-window-only",
    file: "apps/server/src/report/read-debts.ts",
    text: "sum + (rest ?? 0n)",
    replacement: "rest ?? sum",
    reason: "The report owes the commons what the last rank window left, without the windows before.",
    test: {
      file: "apps/server/src/report/read-debts.test.ts",
      name: "the plan owes the commons what the shares of every closed window left",
    },
  },
  {
    name: "surplus-negated",
    file: "apps/server/src/report/present-solvency.ts",
    text: "(contract.held - owed).toString()",
    replacement: "(owed - contract.held).toString()",
    reason: "The report shows missing money as a surplus.",
    test: {
      file: "apps/server/src/report/present-solvency.test.ts",
      name: "a plan that holds less than it owes has a negative surplus",
    },
  },
  {
    name: "unread-payments-ignored",
    file: "apps/server/src/report/read-payments.ts",
    text: `(\${isTo(address)}) is not true`,
    replacement: `not (\${isTo(address)})`,
    reason: "Payments whose transactions are not read cannot add to the debts.",
    test: {
      file: "apps/server/src/routes/report/report.test.ts",
      name: "debts > allow for an excess of 2 % in payments through other contracts",
    },
  },
  {
    name: "gas-not-paid",
    file: "apps/server/src/report/read-outcomes.ts",
    text: "s.entered + coalesce(g.amount, 0) + coalesce(f.amount, 0)",
    replacement: "s.entered + coalesce(f.amount, 0)",
    reason: "Outcomes leave out what members paid for gas.",
    test: {
      file: "apps/server/src/report/outcomes.test.ts",
      name: "outcomes equal their definition in any network",
    },
  },
  {
    name: "unknown-figure-as-zero",
    file: "apps/server/src/routes/report/report-csv.ts",
    text: 'amount === null ? "" : ',
    replacement: 'amount === null ? "0" : ',
    reason: "A spreadsheet shows unknown figures as zero.",
    test: {
      file: "apps/server/src/routes/report/report.test.ts",
      name: "as CSV > has one figure per line, in exact decimals",
    },
  },
  {
    name: "open-earnings-as-zero",
    file: "apps/server/src/routes/activity/activity-csv.ts",
    text: "...money(row.point_earnings, row.closed)",
    replacement: "...money(row.point_earnings)",
    reason: "A spreadsheet shows the earnings of open rounds as zero.",
    test: {
      file: "apps/server/src/routes/activity/routes.test.ts",
      name: "GET /members/:username/activity.csv > returns exact decimals, the oldest round first",
    },
  },
  {
    name: "round-exported-twice",
    file: "apps/server/src/routes/activity/activity-csv.ts",
    text: "next = last.round + 1;",
    replacement: "next = last.round;",
    reason: "Every thousandth round is in the table twice.",
    test: {
      file: "apps/server/src/routes/activity/routes.test.ts",
      name: "GET /members/:username/activity.csv > returns all rounds",
    },
  },
  {
    name: "candidate-stays",
    file: "apps/server/src/routes/price/find-prices.ts",
    text: `    .where("block_number", ">", ({ selectFrom }) =>
      selectFrom("rounds")
        .select(sql<bigint>\`coalesce(max(rounds.block_number), 0)\`.as("block"))
        .where("rounds.plan", "=", plan),
    )
`,
    replacement: "",
    reason: "A price that was confirmed is shown as unconfirmed.",
    test: {
      file: "apps/server/src/routes/price/find-prices.test.ts",
      name: "a candidate waits until a round of its plan gets a price",
    },
  },
  {
    name: "candidate-ended-by-the-other-plan",
    file: "apps/server/src/routes/price/find-prices.ts",
    text: `.as("block"))
        .where("rounds.plan", "=", plan),`,
    replacement: '.as("block")),',
    reason: "A price of Plus hides the unconfirmed price of the core plan.",
    test: {
      file: "apps/server/src/routes/price/find-prices.test.ts",
      name: "a candidate waits until a round of its plan gets a price",
    },
  },
  {
    name: "round-ends-at-its-start",
    file: "apps/server/src/routes/price/read-prices.ts",
    text: "toRoundStart(startsAt, 1)",
    replacement: "toRoundStart(startsAt, 0)",
    reason: "The site says that the price has expired.",
    test: {
      file: "apps/server/src/routes/price/routes.test.ts",
      name: "returns the price of the next entry in both plans before the round has a price",
    },
  },
  {
    name: "opening-in-milliseconds",
    file: "apps/server/src/routes/config/read-terms.ts",
    text: "new Date(Number(opensAt) * 1_000)",
    replacement: "new Date(Number(opensAt))",
    reason: "The plan seems open since 1970.",
    test: {
      file: "apps/server/src/routes/members/routes.test.ts",
      name: "GET /config returns chain, plans and terms",
    },
  },
];
