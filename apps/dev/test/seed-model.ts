import { corePlan, plusPlan } from "@canopy/protocol/rules/parameters";
import { Plan } from "@canopy/protocol/rules/plan";
import { ROOT } from "@canopy/protocol/rules/tree";
import { ROOT_USERNAME } from "../src/deploy.ts";
import { COLLECTING_DAY, DAY, MONTH } from "../src/seed/play.ts";
import type { PlanName, SeedScript, SeedStep } from "../src/seed/script.ts";

/** One plan of a world in the reference model. */
export interface PlayedPlan {
  plan: Plan;
  /** The model's id by every username that a member ever had. */
  ids: ReadonlyMap<string, number>;
  /** Wei, by the model's id. */
  paid: ReadonlyMap<number, bigint>;
  withdrawn: ReadonlyMap<number, bigint>;
}

/** Plays a seed script in the reference model, with the steps that `playScript` takes on the chain. */
export function playInModel(script: SeedScript): Record<PlanName, PlayedPlan> {
  const plans = { core: new ModelPlan("core", script), plus: new ModelPlan("plus", script) };
  for (const [day, price] of script.prices.entries()) {
    for (const plan of Object.values(plans)) plan.begin(day, price);
    for (const step of script.steps.filter((candidate) => candidate.day === day)) {
      plans[step.kind === "register" ? step.plan : "core"].take(step);
    }
  }
  return plans;
}

class ModelPlan implements PlayedPlan {
  readonly plan: Plan;
  readonly ids = new Map([[ROOT_USERNAME, ROOT]]);
  readonly paid = new Map<number, bigint>();
  readonly withdrawn = new Map<number, bigint>();
  readonly #name: PlanName;
  readonly #lateCollector: string;

  constructor(name: PlanName, { prices: [first = 0n], lateCollector }: SeedScript) {
    this.#name = name;
    this.#lateCollector = lateCollector;
    this.plan = new Plan({
      parameters: name === "core" ? corePlan : plusPlan,
      genesis: 0,
      opensAt: 0,
      polUsd: fromFeed(first),
    });
  }

  begin(day: number, price: bigint): void {
    this.plan.advanceTo(day * DAY + 1);
    this.plan.report(fromFeed(price));
    this.plan.updatePrice();
    if (this.plan.xRoundCounter < day) this.plan.settleRound();
    if (this.#name === "plus") return;
    const members = [...this.paid.keys()];
    if (day === MONTH) for (const id of members.toReversed()) this.plan.claimRank(id);
    if (day !== COLLECTING_DAY) return;
    const late = this.#findId(this.#lateCollector);
    for (const id of this.plan.heroPool.month(0).shares.keys()) if (id !== late) this.plan.collectRank(id, 0);
    this.plan.collectCommons();
  }

  take(step: SeedStep): void {
    // The model has no addresses.
    if (step.kind === "offerSeat") return;
    const { plan } = this;
    if (step.kind === "register") {
      const value = plan.unitPrice * BigInt(step.units);
      const [sponsor, referral] = [this.#findId(step.sponsor), this.#findId(step.referral)];
      const id = plan.register({ sponsor, referral, value });
      this.ids.set(step.username, id);
      add(this.paid, id, value);
      return;
    }
    const id = this.#findId(step.username);
    switch (step.kind) {
      case "topUp": {
        const value = plan.unitPrice * BigInt(step.units);
        plan.topUp(id, value);
        add(this.paid, id, value);
        return;
      }
      case "withdraw": {
        const amount = ((plan.members.box[id] ?? 0n) * BigInt(step.percent)) / 100n;
        if (amount === 0n) return;
        plan.withdraw(id, amount);
        add(this.withdrawn, id, amount);
        return;
      }
      case "rename":
        plan.changeUsername(id, plan.usernameFee);
        this.ids.set(step.to, id);
    }
  }

  #findId(username: string): number {
    const id = this.ids.get(username);
    if (id === undefined) throw new Error(`The model has no ${username} in ${this.#name}`);
    return id;
  }
}

function add(amounts: Map<number, bigint>, id: number, amount: bigint): void {
  amounts.set(id, (amounts.get(id) ?? 0n) + amount);
}

/** The feed's 8 decimals as the plan's 18. */
function fromFeed(price: bigint): bigint {
  return price * 10n ** 10n;
}
