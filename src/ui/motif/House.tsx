import './house.css'

/**
 * Small drawing of a house with a light, shown beside the chat message that says that the address is covered.
 */
export function House() {
  return (
    <span className="house" aria-hidden="true">
      <svg viewBox="0 0 24 22">
        <path className="house__wall" d="M4 10h16v11H4z" />
        <path className="house__roof" d="M1 11 12 2l11 9z" />
        <circle className="house__light" cx="12" cy="8" r="2" />
      </svg>
    </span>
  )
}
