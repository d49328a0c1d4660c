/** Types of the icons of lucide, which are imported one by one. */

/** One icon per file. An import from the package's index would put all icons of the site into the first scripts. */
declare module 'lucide/dist/esm/icons/*' {
  import type { IconNode } from 'lucide'
  const shapes: IconNode
  export default shapes
}
