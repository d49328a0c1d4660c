import { FibreScene } from './FibreScene.tsx'
import './house-scene.css'

/** The moment in which the light reaches the house, as a small picture beside the words that say so. */
export function HouseScene() {
  return (
    <span className="house-scene night">
      <FibreScene state="found" part="house" moves />
    </span>
  )
}
