/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The release that this is: `RELEASE` of the build, else the package's version. */
  readonly VITE_RELEASE?: string
  /** Origin of the API when it is not the site's own. */
  readonly VITE_API_BASE?: string
  /** Origins or hosts that a stored `apiHost` may name, comma-separated. */
  readonly VITE_API_HOSTS?: string
}
