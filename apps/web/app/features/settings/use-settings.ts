import { type SettingsRequest, settingsDataSchema } from "@canopy/shared/api/settings";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useMember } from "../session/MemberProvider.tsx";
import { settingsRequest } from "./settings-request.ts";

const readSettings = () => api.get("/settings", settingsDataSchema);

/** What the member chose on this site, as the server keeps it. */
export function useSettings() {
  const { username } = useMember();
  return useQuery({ queryKey: ["settings", username], queryFn: readSettings });
}

/** Changes some of the settings. They are read before, because another device can have changed the others. */
export function useSaveSettings() {
  const { username } = useMember();
  const queries = useQueryClient();
  return useMutation({
    // One after the other, so that none of two quick changes is lost.
    scope: { id: "settings" },
    mutationFn: async (change: Partial<SettingsRequest>) =>
      api.put("/settings", settingsRequest(await readSettings(), change), settingsDataSchema),
    onSuccess: (saved) => queries.setQueryData(["settings", username], saved),
  });
}
