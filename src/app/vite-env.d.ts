/// <reference types="vite/client" />

/** Settings of the build that browser code may read. */
interface ImportMetaEnv {
  /** Release of this build: the build's `RELEASE` variable, or else the version in package.json. */
  readonly VITE_RELEASE?: string
  /** Origin of the API, if it differs from the site's. */
  readonly VITE_API_BASE?: string
  /** Origins or hosts that the `apiHost` value in browser storage may name, comma-separated. */
  readonly VITE_API_HOSTS?: string
}
