/** The calls and the words for what goes wrong with them, loaded when the first is needed. */
export { createApi } from '../../api/api.ts'
export { callProblems } from '../../content/problems/calls.ts'
