import * as z from "zod/mini";
import { activityPageSchema } from "./activity.ts";
import {
  nonceRequestSchema,
  sessionDataSchema,
  sessionListSchema,
  sessionsEndedSchema,
  signInMessageSchema,
  signInRequestSchema,
  userSchema,
} from "./auth.ts";
import { botListSchema, botLogPageSchema, botRequestSchema, botSchema } from "./bots.ts";
import { calculationDataSchema } from "./calculation.ts";
import {
  chatDeletedSchema,
  chatDeleteRequestSchema,
  chatHistoryRequestSchema,
  chatHistorySchema,
  chatRatingRequestSchema,
  chatReplySchema,
  chatRequestSchema,
  chatTicketRequestSchema,
  chatTicketSchema,
} from "./chat.ts";
import { configDataSchema } from "./config.ts";
import { countryDataSchema } from "./country.ts";
import {
  contactRequestSchema,
  feedbackRequestSchema,
  newsletterRequestSchema,
  newsletterTokenSchema,
} from "./forms.ts";
import { healthDataSchema, liveDataSchema, readyDataSchema } from "./health.ts";
import { historyPageSchema } from "./history.ts";
import { ledgerDataSchema, statementDataSchema } from "./ledger.ts";
import { candlePageSchema, marketListSchema } from "./markets.ts";
import { identityPageSchema, memberDataSchema, memberPageSchema, uplinePageSchema } from "./members.ts";
import { priceDataSchema, priceHistorySchema } from "./price.ts";
import { avatarDataSchema } from "./profile.ts";
import { memberRanksSchema, rankPageSchema } from "./ranks.ts";
import { reportDataSchema } from "./report.ts";
import { pointyPageSchema, roundDataSchema, roundPageSchema } from "./rounds.ts";
import {
  profileDeletedSchema,
  profileExportSchema,
  settingsDataSchema,
  settingsRequestSchema,
} from "./settings.ts";
import { statsDataSchema } from "./stats.ts";
import { treeDataSchema, treeEntriesSchema, treeMembersSchema } from "./tree.ts";

const nothing = z.null();

/**
 * Every endpoint with a JSON response: the body that it takes and the data that it returns. The server builds its
 * routes from this table. The browser imports its type only, so that a page loads no schema but its own.
 */
export const endpoints = {
  "POST /auth/nonce": { body: nonceRequestSchema, data: signInMessageSchema },
  "POST /auth/login": { body: signInRequestSchema, data: sessionDataSchema },
  "POST /auth/register": { body: signInRequestSchema, data: sessionDataSchema },
  "POST /auth/logout": { data: nothing },
  "GET /auth/me": { data: z.object({ user: userSchema }) },
  "GET /auth/sessions": { data: sessionListSchema },
  "DELETE /auth/sessions": { data: sessionsEndedSchema },
  "DELETE /auth/sessions/:id": { data: nothing },
  "GET /members": { data: memberPageSchema },
  "GET /members/:username": { data: memberDataSchema },
  "GET /members/:username/tree": { data: treeDataSchema },
  "GET /members/:username/uplines": { data: uplinePageSchema },
  "GET /members/:username/referrals": { data: memberPageSchema },
  "GET /members/:username/identities": { data: identityPageSchema },
  "GET /members/:username/activity": { data: activityPageSchema },
  "GET /members/:username/history": { data: historyPageSchema },
  "GET /members/:username/ledger": { data: ledgerDataSchema },
  "GET /members/:username/statements": { data: statementDataSchema },
  "GET /members/:username/rounds/:round": { data: calculationDataSchema },
  "GET /members/:username/ranks": { data: memberRanksSchema },
  "GET /tree/:round/entries": { data: treeEntriesSchema },
  "GET /tree/:round/members": { data: treeMembersSchema },
  "GET /rounds": { data: roundPageSchema },
  "GET /rounds/:round": { data: roundDataSchema },
  "GET /rounds/:round/pointy": { data: pointyPageSchema },
  "GET /ranks": { data: rankPageSchema },
  "GET /price": { data: priceDataSchema },
  "GET /price/history": { data: priceHistorySchema },
  "GET /markets": { data: marketListSchema },
  "GET /markets/:id/candles": { data: candlePageSchema },
  "GET /stats": { data: statsDataSchema },
  "GET /config": { data: configDataSchema },
  "GET /reports/basic": { data: reportDataSchema },
  "POST /profile/avatar": { data: avatarDataSchema },
  "DELETE /profile/avatar": { data: nothing },
  "GET /profile/export": { data: profileExportSchema },
  "DELETE /profile": { data: profileDeletedSchema },
  "GET /settings": { data: settingsDataSchema },
  "PUT /settings": { body: settingsRequestSchema, data: settingsDataSchema },
  "GET /bots": { data: botListSchema },
  "POST /bots": { body: botRequestSchema, data: botSchema },
  "POST /bots/:id/stop": { data: botSchema },
  "DELETE /bots/:id": { data: nothing },
  "GET /bots/log": { data: botLogPageSchema },
  "POST /chatbot": { body: chatRequestSchema, data: chatReplySchema },
  "POST /chatbot/history": { body: chatHistoryRequestSchema, data: chatHistorySchema },
  "POST /chatbot/rating": { body: chatRatingRequestSchema, data: nothing },
  "POST /chatbot/delete": { body: chatDeleteRequestSchema, data: chatDeletedSchema },
  "POST /chatbot/ticket": { body: chatTicketRequestSchema, data: chatTicketSchema },
  "POST /contact": { body: contactRequestSchema, data: nothing },
  "POST /feedback": { body: feedbackRequestSchema, data: nothing },
  "POST /newsletter": { body: newsletterRequestSchema, data: nothing },
  "POST /newsletter/confirm": { body: newsletterTokenSchema, data: nothing },
  "POST /newsletter/unsubscribe": { body: newsletterTokenSchema, data: nothing },
  "GET /country": { data: countryDataSchema },
  "GET /health": { data: healthDataSchema },
  "GET /live": { data: liveDataSchema },
  "GET /ready": { data: readyDataSchema },
} as const satisfies Record<string, Endpoint>;

/** What an endpoint takes and returns. */
export interface Endpoint {
  readonly body?: z.ZodMiniType;
  readonly data: z.ZodMiniType;
}
