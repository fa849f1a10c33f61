import { isRouteErrorResponse, useRouteError } from "react-router";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";
import { BrokenPage } from "./BrokenPage.tsx";

/** What a page shows that does not exist, or that could not be drawn. */
export function ErrorPage() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <BrokenPage />;
}
