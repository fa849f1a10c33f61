/** A leg of a seat. */
export type Leg = "left" | "right";

/** What the colour of a seat shows. */
export type ColourMode = "units" | "points" | "joined" | "sponsors";

/** The panel next to the drawing, on phones a sheet below it. */
export type Panel = "card" | "whatIf";

/** A member whom the reader places on a free seat to see what would follow. */
export interface Ghost {
  /** Below 0, so that it is never a seat number. */
  readonly id: number;
  /** A seat number, or the id of another ghost. */
  readonly upline: number;
  readonly leg: Leg;
  readonly units: number;
}

/** Where the camera should go. `seat` centres the seat at a readable size, `reveal` moves as little as needed. */
export type CameraTarget =
  | { readonly kind: "seat"; readonly number: number }
  | { readonly kind: "reveal"; readonly number: number }
  | { readonly kind: "fit" }
  | { readonly kind: "zoom"; readonly factor: number };

/** A target with a number of its own, so that the same target can be requested twice. */
export interface CameraRequest {
  readonly id: number;
  readonly target: CameraTarget;
}

/**
 * What the reader looks at. Seats have their seat numbers here: a position changes when the whole tree replaces the
 * first slice, a number never does. `positionOfNumber` finds the position in a model.
 */
export interface TreeState {
  /** The seat that the view opened on. */
  readonly home: number;
  readonly selected: number;
  /** The free leg of the selected seat, if that is what is selected. */
  readonly freeLeg: Leg | null;
  readonly panel: Panel | null;
  readonly colour: ColourMode;
  readonly view: "drawing" | "table";
  readonly isSearching: boolean;
  /** The newest request; the drawing carries it out once. */
  readonly camera: CameraRequest;
  /** The round of the time-lapse: seats that joined later are hidden. Null shows all. */
  readonly round: number | null;
  readonly isPlaying: boolean;
  readonly ghosts: readonly Ghost[];
}

export type TreeAction =
  /** Selects a seat, or with `leg` the free seat on that leg. `camera` is `reveal` if omitted. */
  | {
      readonly type: "select";
      readonly number: number;
      readonly leg?: Leg | undefined;
      readonly camera?: "seat" | "reveal" | "none";
    }
  | { readonly type: "open"; readonly panel: Panel }
  | { readonly type: "close" }
  | { readonly type: "colour"; readonly colour: ColourMode }
  | { readonly type: "view"; readonly view: TreeState["view"] }
  | { readonly type: "search"; readonly isSearching: boolean }
  | { readonly type: "camera"; readonly target: CameraTarget }
  | { readonly type: "round"; readonly round: number | null }
  | { readonly type: "play"; readonly isPlaying: boolean }
  | {
      readonly type: "addGhost";
      readonly upline: number;
      readonly leg: Leg;
      readonly units: number;
    }
  | { readonly type: "ghostUnits"; readonly id: number; readonly units: number }
  | { readonly type: "removeGhost"; readonly id: number }
  | { readonly type: "clearGhosts" };

/** The state on opening: the home seat is selected and centred. */
export function initialTreeState(home: number): TreeState {
  return {
    home,
    selected: home,
    freeLeg: null,
    panel: null,
    colour: "units",
    view: "drawing",
    isSearching: false,
    camera: { id: 0, target: { kind: "seat", number: home } },
    round: null,
    isPlaying: false,
    ghosts: [],
  };
}

/** The next state. An action that changes nothing returns the same object. */
export function treeReducer(state: TreeState, action: TreeAction): TreeState {
  switch (action.type) {
    case "select":
      return select(state, action);
    case "open":
      return state.panel === action.panel ? state : { ...state, panel: action.panel };
    case "close":
      return state.panel === null ? state : { ...state, panel: null };
    case "colour":
      return { ...state, colour: action.colour };
    case "view":
      return { ...state, view: action.view };
    case "search":
      return { ...state, isSearching: action.isSearching };
    case "camera":
      return { ...state, camera: nextRequest(state, action.target) };
    case "round":
      return { ...state, round: action.round };
    case "play":
      return state.isPlaying === action.isPlaying ? state : { ...state, isPlaying: action.isPlaying };
    case "addGhost":
      return addGhost(state, action);
    case "ghostUnits":
      return { ...state, ghosts: state.ghosts.map((ghost) => withUnits(ghost, action)) };
    case "removeGhost":
      return { ...state, ghosts: withoutGhost(state.ghosts, action.id) };
    case "clearGhosts":
      return state.ghosts.length === 0 ? state : { ...state, ghosts: [] };
  }
}

type Action<Type> = Extract<TreeAction, { readonly type: Type }>;

function select(state: TreeState, { number, leg, camera = "reveal" }: Action<"select">): TreeState {
  const selection = { ...state, selected: number, freeLeg: leg ?? null };
  return camera === "none"
    ? selection
    : { ...selection, camera: nextRequest(state, { kind: camera, number }) };
}

const nextRequest = ({ camera }: TreeState, target: CameraTarget): CameraRequest => ({
  id: camera.id + 1,
  target,
});

function addGhost(state: TreeState, { upline, leg, units }: Action<"addGhost">): TreeState {
  if (state.ghosts.some((ghost) => ghost.upline === upline && ghost.leg === leg)) return state;
  const id = Math.min(0, ...state.ghosts.map((ghost) => ghost.id)) - 1;
  const ghosts = [...state.ghosts, { id, upline, leg, units }];
  if (upline < 0) return { ...state, ghosts };
  // The seat can be out of sight or inside a shape, where no ghost is drawn.
  return { ...state, ghosts, camera: nextRequest(state, { kind: "seat", number: upline }) };
}

const withUnits = (ghost: Ghost, { id, units }: Action<"ghostUnits">): Ghost =>
  ghost.id === id ? { ...ghost, units } : ghost;

/** The ghosts without one and those below it. A ghost follows its upline in the list. */
function withoutGhost(ghosts: readonly Ghost[], id: number): readonly Ghost[] {
  const removed = new Set([id]);
  for (const ghost of ghosts) if (removed.has(ghost.upline)) removed.add(ghost.id);
  return ghosts.filter((ghost) => !removed.has(ghost.id));
}
