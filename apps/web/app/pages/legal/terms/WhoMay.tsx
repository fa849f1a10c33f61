import { Trans } from "@lingui/react/macro";

export function WhoMay() {
  return (
    <>
      <p>
        <Trans>
          Reading is open to everybody. To join the plan through this site you must be of full age where you
          live, at least 18, and act for yourself.
        </Trans>
      </p>
      <p>
        <Trans>
          You must also be allowed to. Many countries restrict or forbid plans in which people earn by
          bringing others, or dealings in crypto-assets, and some persons are under sanctions. Whether it is
          lawful for you is yours to find out before you pay. If it is not, do not use this site to join.
        </Trans>
      </p>
    </>
  );
}
