import { Trans } from "@lingui/react/macro";
import { textDirection } from "../markdown/text-direction.ts";

/** A person's message, line by line, each in the direction of its letters. */
export function UserText({ text }: { readonly text: string }) {
  return (
    <div className="flex justify-end ps-10">
      <div className="min-w-0 rounded-lg rounded-ee-sm bg-leaf-wash px-3.5 py-2 break-words forced-colors:border">
        <span className="sr-only">
          <Trans>You:</Trans>
        </span>
        {text.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never change
          <p key={index} {...(line.trim() !== "" && textDirection(line))} className="min-h-[1lh]">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
