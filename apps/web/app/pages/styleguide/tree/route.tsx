import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { TreeModel } from "../../../features/tree/data/tree-model.ts";
import { ThemeSwitch } from "../../../layout/ThemeSwitch.tsx";
import { SegmentedControl } from "../../../ui/forms/SegmentedControl.tsx";
import { type TreeForm, treeForms } from "./generate-tree.ts";
import { Stage } from "./Stage.tsx";
import { stageTree } from "./stage-tree.ts";
import "../styleguide.css";

const sizes = [212, 10_000, 1_000_000];

/** The family tree of a generated network: `?form=random&seats=10000`. In development only, and in English only. */
export default function TreeStyleguide() {
  const [query, setQuery] = useSearchParams();
  const form = treeForms.find((name) => name === query.get("form")) ?? "random";
  const seats = Math.max(1, Number(query.get("seats")) || 212);
  const model = useGeneratedTree(form, seats);
  const choose = (choice: { form?: TreeForm; seats?: number }) =>
    setQuery({ form: choice.form ?? form, seats: String(choice.seats ?? seats) });
  return (
    <main className="flex h-dvh flex-col gap-3 p-4">
      <title>Family tree</title>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-subheading">Family tree</h1>
        <SegmentedControl
          legend="Form"
          hideLegend
          segments={treeForms.map((value) => ({ value, label: value }))}
          value={form}
          onChange={(value) => choose({ form: value })}
        />
        <SegmentedControl
          legend="Seats"
          hideLegend
          segments={sizes.map((value) => ({ value, label: value.toLocaleString("en") }))}
          value={seats}
          onChange={(value) => choose({ seats: value })}
        />
        <ThemeSwitch />
      </div>
      {model === null ? <p>Generating …</p> : <Stage key={`${form} ${seats}`} model={model} />}
    </main>
  );
}

function useGeneratedTree(form: TreeForm, seats: number): TreeModel | null {
  const [model, setModel] = useState<TreeModel | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setModel(null);
    void stageTree(form, seats).then(async (file) => {
      const opened = await file.open();
      file.close();
      if (isCurrent) setModel(opened);
    });
    return () => {
      isCurrent = false;
    };
  }, [form, seats]);
  return model;
}
