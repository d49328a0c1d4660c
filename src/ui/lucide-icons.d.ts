/** Types of the icons of lucide, which are imported one by one. */

/** One icon for each file. Imported from the package's index, every icon of the site would be in the first scripts. */
declare module 'lucide/dist/esm/icons/*' {
  import type { IconNode } from 'lucide'
  const shapes: IconNode
  export default shapes
}
