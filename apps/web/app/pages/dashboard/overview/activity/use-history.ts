import { historyPageSchema } from "@canopy/shared/api/history";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../api/client.ts";

/** Lines of the overview. */
const SHOWN = "6";

/** The newest lines of the member's history. */
export function useHistory(username: string) {
  return useQuery({
    queryKey: ["history", username, "recent"],
    queryFn: () =>
      api.get("/members/:username/history", historyPageSchema, {
        params: { username },
        query: { limit: SHOWN },
      }),
  });
}
