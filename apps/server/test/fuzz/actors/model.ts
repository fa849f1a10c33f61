import { SESSION_IDLE_SECONDS, SESSION_SECONDS } from "@canopy/shared/session";

/** Changes of a picture that an account may make in ten minutes. */
const PICTURE_CHANGES = 20;
/** The limit of the server under test. */
export const FORMS_PER_HOUR = 4;

export type Colour = "red" | "lime" | "blue";

export interface ModelSession {
  readonly member: number;
  readonly token: string;
  readonly startedAt: number;
  lastUsedAt: number;
  isEnded: boolean;
}

export interface Picture {
  readonly path: string;
  readonly colour: Colour;
}

/** What the server should know, by the rules alone. Times are in seconds of the server's clock. */
export class Model {
  /** By index of the member. */
  readonly names: string[];
  readonly sessions: ModelSession[] = [];
  readonly pictures = new Map<number, Picture>();
  /** Paths that were replaced or removed. */
  readonly oldPictures = new Set<string>();
  now = 0;
  readonly #pictureChanges = new Map<number, number>();
  readonly #forms = new Map<string, number>();

  constructor(names: readonly string[]) {
    this.names = [...names];
  }

  start(member: number, token: string): void {
    this.sessions.push({ member, token, startedAt: this.now, lastUsedAt: this.now, isEnded: false });
  }

  /** Whether the server should accept the session now. A session that it accepts is used. */
  use(session: ModelSession): boolean {
    const isValid = this.isValid(session);
    if (isValid) session.lastUsedAt = this.now;
    return isValid;
  }

  isValid({ isEnded, startedAt, lastUsedAt }: ModelSession): boolean {
    const { now } = this;
    return !isEnded && now < startedAt + SESSION_SECONDS && now < lastUsedAt + SESSION_IDLE_SECONDS;
  }

  validSessions(member: number): ModelSession[] {
    return this.sessions.filter((session) => session.member === member && this.isValid(session));
  }

  setPicture(member: number, picture: Picture | null): void {
    const old = this.pictures.get(member);
    if (old !== undefined) this.oldPictures.add(old.path);
    if (picture === null) this.pictures.delete(member);
    else this.pictures.set(member, picture);
  }

  /** Whether the account may change its picture again. */
  countPictureChange(member: number): boolean {
    const changes = (this.#pictureChanges.get(member) ?? 0) + 1;
    this.#pictureChanges.set(member, changes);
    return changes <= PICTURE_CHANGES;
  }

  /** Whether the address may submit the form again. */
  countForm(path: string, address: string): boolean {
    const key = `${path} ${address}`;
    const sent = (this.#forms.get(key) ?? 0) + 1;
    this.#forms.set(key, sent);
    return sent <= FORMS_PER_HOUR;
  }
}
