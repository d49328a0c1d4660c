/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the API when it is not the site's own. */
  readonly VITE_API_BASE?: string
  /** Origins that a stored `apiHost` may name, comma separated. */
  readonly VITE_API_HOSTS?: string
}
