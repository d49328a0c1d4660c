/** Badge of a plan that is sold to companies alone. */
export const companyOnlyBadge = 'Só para empresas'
