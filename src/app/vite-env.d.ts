/// <reference types="vite/client" />

/** Types of the build settings that browser code may read. */
interface ImportMetaEnv {
  /** Release of this build: the build's `RELEASE` variable, or else the version in package.json. */
  readonly VITE_RELEASE?: string
}
