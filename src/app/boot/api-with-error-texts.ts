/** The API client and the texts of its errors, in one bundle that is loaded before the first call. */
export { createApi } from '../../api/create-api.ts'
export { failedRequestProblems } from '../../content/problems/failed-requests.ts'
