import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Scene, type SceneName } from "../../ui/illustration/scenes/Scene.tsx";
import { Badge } from "../../ui/primitives/Badge.tsx";

/** `open`: on this site. `closed`: not open. */
type Status = "open" | "closed";

interface ServiceProps {
  status: Status;
  scene: SceneName;
  /** A description of the service. */
  children: ReactNode;
  rules: readonly ReactNode[];
}

/** A service with its status, description and rules. */
export function Service({ status, scene, children, rules }: ServiceProps) {
  return (
    <div className="grid gap-x-10 gap-y-6 md:max-lg:grid-cols-[minmax(0,1fr)_12rem] xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="space-y-5">
        <StatusBadge status={status} />
        {children}
        <h3>{status === "closed" ? <Trans>Rules it would have to follow</Trans> : <Trans>Rules</Trans>}</h3>
        <ul className="list-disc space-y-2.5 ps-5 marker:text-leaf">
          {rules.map((rule, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <li key={index}>{rule}</li>
          ))}
        </ul>
      </div>
      <Scene name={scene} className="hidden h-auto w-full self-start md:max-lg:block xl:block" />
    </div>
  );
}

function StatusBadge({ status }: { status: Status }) {
  switch (status) {
    case "open":
      return (
        <Badge tone="leaf">
          <Trans>Open</Trans>
        </Badge>
      );
    case "closed":
      return (
        <Badge>
          <Trans>Not open here</Trans>
        </Badge>
      );
  }
}
