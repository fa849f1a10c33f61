import { Trans } from "@lingui/react/macro";

export function WhoMay() {
  return (
    <>
      <p>
        <Trans>
          Anyone may read this site. To join the plan through it you must be an adult where you live, at least
          18 years old, and act on your own behalf.
        </Trans>
      </p>
      <p>
        <Trans>
          The law must also allow it. Many countries restrict or forbid plans in which people earn by
          recruiting others, or dealings in crypto-assets, and some people are under sanctions. It is up to
          you to find out before you pay whether it is lawful for you. If it is not, do not use this site to
          join.
        </Trans>
      </p>
    </>
  );
}
