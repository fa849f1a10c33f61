import { apiErrors } from "@canopy/shared/error-catalogue";
import fc from "fast-check";
import { expect } from "vitest";
import { toSessionId } from "../../../src/routes/auth/sessions.ts";
import { type Actors, readColour, rename, send, sign, upload } from "./actors.ts";
import type { Colour, Model, ModelSession, Picture } from "./model.ts";

type Command = fc.AsyncCommand<Model, Actors>;

/** The member accounts that have seats, and one without. */
export const MEMBERS = 3;
const STRANGER = 40;
const MAXIMUM_SESSIONS = 12;

class Step implements Command {
  readonly #name: string;
  readonly #act: (model: Model, actors: Actors) => Promise<void>;
  readonly #isPossible: (model: Model) => boolean;

  constructor(
    name: string,
    act: (model: Model, actors: Actors) => Promise<void>,
    isPossible: (model: Model) => boolean = () => true,
  ) {
    this.#name = name;
    this.#act = act;
    this.#isPossible = isPossible;
  }

  check(model: Model): boolean {
    return this.#isPossible(model);
  }

  run(model: Model, actors: Actors): Promise<void> {
    return this.#act(model, actors);
  }

  toString(): string {
    return this.#name;
  }
}

const member = fc.nat({ max: MEMBERS - 1 });
const dice = fc.nat({ max: 1_000 });
const colour = fc.constantFrom<Colour>("red", "lime", "blue");
const address = fc.constantFrom("203.0.113.1", "203.0.113.2", "2001:db8::1");
const hasSession = ({ sessions }: Model) => sessions.length > 0;

/** Any session, valid or not. */
function choose({ sessions }: Model, index: number): ModelSession {
  const session = sessions[index % sessions.length];
  if (session === undefined) throw new Error("No session to choose");
  return session;
}

/** An act of the owner of a session. The server refuses it when the session is not valid. */
function bySession(
  name: string,
  act: (model: Model, actors: Actors, session: ModelSession) => Promise<{ statusCode: number }>,
) {
  return dice.map(
    (index) =>
      new Step(
        `${name} ${index}`,
        async (model, actors) => {
          const session = choose(model, index);
          const isValid = model.use(session);
          const { statusCode } = await act(model, actors, session);
          if (!isValid) expect(statusCode, `${name} with an ended session`).toBe(401);
          else expect(statusCode).not.toBe(401);
        },
        hasSession,
      ),
  );
}

/** Sends the signature twice at once: one request starts a session. */
export async function signIn(model: Model, actors: Actors, index: number): Promise<void> {
  const payload = await sign(actors, index);
  const answers = await Promise.all([
    send(actors, "POST", "/auth/login", { payload }),
    send(actors, "POST", "/auth/login", { payload }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  const { data } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
  expect(data.user.username).toBe(model.names[index]);
  model.start(index, data.token);
}

const memberSignsIn = member.map(
  (index) =>
    new Step(
      `sign in ${index}`,
      (model, actors) => signIn(model, actors, index),
      ({ sessions }) => sessions.length < MAXIMUM_SESSIONS,
    ),
);

const strangerSignsIn = fc.constant(
  new Step("a stranger signs in", async (_, actors) => {
    const payload = await sign(actors, STRANGER);
    const { statusCode } = await send(actors, "POST", "/auth/login", { payload });
    expect(statusCode).toBe(apiErrors.NOT_A_MEMBER.status);
  }),
);

const readMe = bySession("read me", async (model, actors, session) => {
  const isValid = model.isValid(session);
  const response = await send(actors, "GET", "/auth/me", { token: session.token });
  if (isValid) {
    expect(response.json().data.user).toMatchObject({
      username: model.names[session.member],
      avatar: model.pictures.get(session.member)?.path ?? null,
    });
  }
  return response;
});

const listSessions = bySession("list sessions", async (model, actors, session) => {
  const response = await send(actors, "GET", "/auth/sessions", { token: session.token });
  if (model.isValid(session)) {
    const ids: string[] = response.json().data.items.map(({ id }: { id: string }) => id);
    const expected = model.validSessions(session.member).map(({ token }) => toSessionId(token));
    expect(ids.toSorted()).toEqual(expected.toSorted());
  }
  return response;
});

const endOthers = bySession("end other sessions", async (model, actors, session) => {
  const isValid = model.isValid(session);
  const response = await send(actors, "DELETE", "/auth/sessions", { token: session.token });
  if (isValid) {
    for (const other of model.sessions)
      if (other.member === session.member && other !== session) other.isEnded = true;
  }
  return response;
});

const endOne = fc.tuple(dice, dice).map(
  ([index, target]) =>
    new Step(
      `end session ${target} by ${index}`,
      async (model, actors) => {
        const [session, ended] = [choose(model, index), choose(model, target)];
        const isValid = model.use(session);
        const isOwn = session.member === ended.member;
        const isThere = model.isValid(ended);
        const path = `/auth/sessions/${toSessionId(ended.token)}`;
        const { statusCode } = await send(actors, "DELETE", path, { token: session.token });
        if (!isValid) expect(statusCode).toBe(401);
        else if (!isOwn) expect(statusCode).toBe(404);
        else if (isThere) expect(statusCode).toBe(200);
        if (isValid && isOwn) ended.isEnded = true;
      },
      hasSession,
    ),
);

const logOut = dice.map(
  (index) =>
    new Step(
      `log out ${index}`,
      async (model, actors) => {
        const session = choose(model, index);
        const { statusCode } = await send(actors, "POST", "/auth/logout", { token: session.token });
        expect(statusCode).toBe(200);
        session.isEnded = true;
      },
      hasSession,
    ),
);

const changePicture = colour.chain((chosen) =>
  bySession(`upload ${chosen}`, async (model, actors, session) => {
    const isValid = model.isValid(session);
    const response = await upload(actors, session.token, chosen);
    if (isValid) {
      const isAllowed = model.countPictureChange(session.member);
      expect(response.statusCode).toBe(isAllowed ? 200 : 429);
      if (isAllowed) {
        const path = response.json().data.avatar;
        expect(model.oldPictures.has(path)).toBe(false);
        model.setPicture(session.member, { path, colour: chosen });
        await seePicture(actors, { path, colour: chosen });
      }
    }
    return response;
  }),
);

async function seePicture(actors: Actors, picture: Picture): Promise<void> {
  const shown = await send(actors, "GET", picture.path.slice("/api".length));
  expect(shown.statusCode).toBe(200);
  expect(await readColour(shown.rawPayload)).toBe(picture.colour);
}

const removePicture = bySession("remove the picture", async (model, actors, session) => {
  const isValid = model.isValid(session);
  const response = await send(actors, "DELETE", "/profile/avatar", { token: session.token });
  if (isValid) {
    const isAllowed = model.countPictureChange(session.member);
    expect(response.statusCode).toBe(isAllowed ? 200 : 429);
    if (isAllowed) model.setPicture(session.member, null);
  }
  return response;
});

const seePictures = fc.constant(
  new Step("see all pictures", async ({ pictures, oldPictures }, actors) => {
    for (const picture of pictures.values()) await seePicture(actors, picture);
    for (const path of oldPictures)
      expect((await send(actors, "GET", path.slice("/api".length))).statusCode).toBe(404);
  }),
);

const forms = {
  "/contact": { name: "Ada", email: "ada@friend.example", message: "Hello" },
  "/feedback": { text: "Good." },
  "/newsletter": { email: "ada@friend.example" },
} as const;

const sendForm = fc.tuple(fc.constantFrom("/contact", "/feedback", "/newsletter"), address).map(
  ([path, remoteAddress]) =>
    new Step(`${path} from ${remoteAddress}`, async (model, actors) => {
      const { statusCode } = await send(actors, "POST", path, { payload: forms[path], remoteAddress });
      expect(statusCode).toBe(model.countForm(path, remoteAddress) ? 200 : 429);
    }),
);

const readPublic = fc.constantFrom("/reports/basic", "/stats", "/members?limit=50", "/health").map(
  (path) =>
    new Step(`read ${path}`, async (_, actors) => {
      expect((await send(actors, "GET", path)).statusCode).toBe(200);
    }),
);

/** Not near the end of a session, which would depend on the duration of the test. */
const passTime = fc
  .constantFrom(30, 1_700)
  .map((seconds) => new Step(`${seconds} s pass`, async (model, actors) => pass(model, actors, seconds)));

async function pass(model: Model, actors: Actors, seconds: number): Promise<void> {
  actors.pass(seconds);
  model.now += seconds;
}

let renamed = 0;
const changeName = member.map(
  (index) =>
    new Step(`rename ${index}`, async (model, actors) => {
      renamed += 1;
      const [old = "", name] = [model.names[index], `renamed${renamed}`];
      await rename(actors, index, name);
      model.names[index] = name;
      const found = await send(actors, "GET", `/members/${name}`);
      expect(found.json().data).toMatchObject({ username: name, id: index + 2 });
      expect((await send(actors, "GET", `/members/${old}`)).statusCode).toBe(404);
      const { items } = (await send(actors, "GET", "/members?limit=50")).json().data;
      const names: string[] = items.map(({ username }: { username: string }) => username);
      expect(new Set(names).size).toBe(names.length);
    }),
);

/** What members and visitors do, by how often they do it. */
export const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: memberSignsIn },
  { weight: 1, arbitrary: strangerSignsIn },
  { weight: 5, arbitrary: readMe },
  { weight: 3, arbitrary: listSessions },
  { weight: 1, arbitrary: endOthers },
  { weight: 2, arbitrary: endOne },
  { weight: 2, arbitrary: logOut },
  { weight: 6, arbitrary: changePicture },
  { weight: 2, arbitrary: removePicture },
  { weight: 3, arbitrary: seePictures },
  { weight: 4, arbitrary: sendForm },
  { weight: 2, arbitrary: readPublic },
  { weight: 2, arbitrary: passTime },
  { weight: 1, arbitrary: changeName },
);
