import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { BrokenPage, ErrorBoundary } from "./parts/error-boundary.tsx";

// Pages know their own places.
history.scrollRestoration = "manual";
const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the inbox.");
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary
      fallback={
        <main className="wrapper page">
          <BrokenPage />
        </main>
      }
    >
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
