import { Trans, useLingui } from "@lingui/react/macro";
import { withMessages } from "../../i18n/with-messages.tsx";
import { PageHead } from "../../layout/head/PageHead.tsx";
import { ReportScreen } from "./ReportScreen.tsx";

export default withMessages(["report"], ReportPage);

function ReportPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Report`}
        description={t`What the plan owes and holds, what came in and went out day by day, and how its members did, including those who earned nothing. Anyone can check each figure.`}
      />
      <div className="page space-y-5 pt-10 sm:pt-14">
        <h1 className="max-w-[18ch] text-title">
          <Trans>What it holds, what it owes, who earned what</Trans>
        </h1>
        <p className="max-w-[62ch] text-lg text-quiet">
          <Trans>
            All figures come from the public chain and are the same for every reader. No one chose the good
            ones: members who earned nothing count like all others.
          </Trans>
        </p>
      </div>
      <ReportScreen />
    </>
  );
}
