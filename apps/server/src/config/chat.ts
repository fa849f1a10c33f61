import type { z } from "zod";
import { type ChatModelConfig, chatModelVariables, readChatModelConfig } from "./chat-model.ts";
import { wholeNumber } from "./variable.ts";

export interface ChatConfig {
  /** Days after the last message that a conversation is kept, and after its answer a ticket. */
  readonly keepDays: number;
  readonly limits: {
    /** Questions of one visitor or member. */
    readonly user: RequestLimit;
    /** Questions from one network address, which several people can share. */
    readonly address: RequestLimit;
    readonly addressPerDay: RequestLimit;
  };
  /** Null: every reply is built in. */
  readonly model: ChatModelConfig | null;
}

/** `timeWindow` is in milliseconds. */
interface RequestLimit {
  readonly max: number;
  readonly timeWindow: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

export const chatVariables = {
  CHAT_KEEP_DAYS: wholeNumber(1, 3_650).default(30),
  CHAT_PER_MINUTE: wholeNumber(1, 1_000_000).default(20),
  CHAT_ADDRESS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
  CHAT_ADDRESS_PER_DAY: wholeNumber(1, 1_000_000).default(2_000),
  ...chatModelVariables,
};

type ChatEnvironment = z.infer<z.ZodObject<typeof chatVariables>>;

export function readChatConfig(env: ChatEnvironment): ChatConfig {
  return {
    keepDays: env.CHAT_KEEP_DAYS,
    limits: {
      user: { max: env.CHAT_PER_MINUTE, timeWindow: MINUTE },
      address: { max: env.CHAT_ADDRESS_PER_MINUTE, timeWindow: MINUTE },
      addressPerDay: { max: env.CHAT_ADDRESS_PER_DAY, timeWindow: DAY },
    },
    model: readChatModelConfig(env),
  };
}
