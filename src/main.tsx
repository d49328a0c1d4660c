/** Entry point of the browser app: starts the app and reports errors to the console and the server. */
import { collectError } from './app/boot/collect-errors.ts'
import { startApp } from './app/boot/start.tsx'

// not awaited: the build can put late modules into one file only where no module waits at its top level (docs/decisions/0056)
startApp((error, where) => {
  console.error(where, error)
  collectError(error)
}).catch(reportError)
