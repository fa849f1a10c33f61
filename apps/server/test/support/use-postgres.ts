import { inject } from "vitest";
import "./postgres-setup.ts";

/** Makes `createTestDatabase` use the server of `postgres-setup.ts`. */
process.env["TEST_POSTGRES_URL"] = inject("postgresUrl");
