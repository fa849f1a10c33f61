import { useState } from "react";
import { toast } from "../../lib/toast.ts";
import { TreeDrawing } from "../../ui/illustration/TreeDrawing.tsx";
import { loadingOverlay } from "../../ui/loading-overlay/loading-overlay.ts";
import { Address } from "../../ui/primitives/Address.tsx";
import { Amount } from "../../ui/primitives/Amount.tsx";
import { Badge } from "../../ui/primitives/Badge.tsx";
import { Button } from "../../ui/primitives/Button.tsx";
import { Card } from "../../ui/primitives/Card.tsx";
import { Dialog } from "../../ui/primitives/Dialog.tsx";
import { Disclosure } from "../../ui/primitives/Disclosure.tsx";
import { FactList } from "../../ui/primitives/FactList.tsx";
import { LeafLoader } from "../../ui/primitives/LeafLoader.tsx";
import { LegBalance } from "../../ui/primitives/LegBalance.tsx";
import { Mark } from "../../ui/primitives/Mark.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import { Cell, HeadCell, Table } from "../../ui/primitives/Table.tsx";
import { Part, State } from "./Part.tsx";

const tones = ["success", "danger", "warning", "info"] as const;
const badges = ["leaf", "amber", "clay", "quiet"] as const;
const rounds = [
  { day: "19 November 2026", units: "312", entered: "6,240.00" },
  { day: "20 November 2026", units: "96", entered: "1,920.00" },
];

/** Containers: cards, tables, disclosures and dialogs. */
export function Surfaces() {
  const [open, setOpen] = useState(false);
  return (
    <Part title="Surfaces">
      <div className="grid gap-8 lg:grid-cols-2">
        <Card aria-label="Card">
          <h3 className="text-subheading">Your box</h3>
          <p className="mt-2 font-display text-display">
            <Amount value="1,234.56" unit="POL" />
          </p>
          <Address value="0x5B38Da6a701c568545dCfcB03FcB875f56beddC4" />
        </Card>
        <Card aria-label="Leg balance">
          <LegBalance left={12} right={31} pairs={4} />
        </Card>
        <div>
          <Disclosure title="What does a unit cost?" name="styleguide" open>
            <p>Twenty dollars, paid in POL at the price of the day.</p>
          </Disclosure>
          <Disclosure title="Can a member lose what was paid?" name="styleguide">
            <p>Yes. Who brings no one and whose legs stay empty earns nothing.</p>
          </Disclosure>
        </div>
        <FactList
          facts={[
            { id: "old", title: "Your old name is reserved", text: "No one can take it for 30 days." },
            { id: "fee", title: "The fee is final", text: "It goes to the HeroPool of this month." },
          ]}
        />
        <Table caption="Rounds">
          <thead>
            <tr>
              <HeadCell>Day</HeadCell>
              <HeadCell numeric>Units</HeadCell>
              <HeadCell numeric>Entered</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ day, units, entered }) => (
              <tr key={day}>
                <HeadCell scope="row">{day}</HeadCell>
                <Cell numeric>{units}</Cell>
                <Cell numeric>
                  <Amount value={entered} unit="POL" />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
        <State name="badges">
          <div className="flex flex-wrap gap-2">
            {badges.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </div>
        </State>
        <State name="dialog">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Open a dialog
          </Button>
          <Dialog open={open} onOpenChange={setOpen} title="Withdraw" description="To your own address.">
            <Button wide onClick={() => setOpen(false)}>
              Done
            </Button>
          </Dialog>
        </State>
      </div>
    </Part>
  );
}

/** Feedback: notices, toasts and loading. */
export function Messages() {
  return (
    <Part title="Messages">
      <div className="grid gap-4 lg:grid-cols-2">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={tone}>
            What happened, and what can be done next.
          </Notice>
        ))}
      </div>
      <State name="toasts">
        <div className="flex flex-wrap gap-3">
          {tones.map((tone) => (
            <Button
              key={tone}
              size="small"
              variant="secondary"
              onClick={() => toast[tone](`A toast: ${tone}`)}
            >
              {tone}
            </Button>
          ))}
        </div>
      </State>
      <State name="waiting">
        <div className="flex flex-wrap items-center gap-8 text-leaf">
          <LeafLoader />
          <LeafLoader size={56} />
          <Skeleton className="h-8 w-48" />
          <Button size="small" variant="secondary" onClick={() => showOverlay()}>
            Show the loading overlay
          </Button>
        </div>
      </State>
      <State name="mark">
        <div className="flex items-end gap-6 text-leaf">
          <Mark size={20} />
          <Mark size={32} />
          <Mark size={64} />
        </div>
      </State>
      <State name="nothing here">
        <TreeDrawing shape={{ seed: 9, levels: 6, trunk: 60, gaps: 0.2 }} bare className="h-40" />
      </State>
    </Part>
  );
}

function showOverlay() {
  loadingOverlay.start("Reading the chain");
  setTimeout(() => loadingOverlay.finish(), 1_500);
}
