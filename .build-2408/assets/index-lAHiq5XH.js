//# allFunctionsCalledOnLoad
import{Nt as e}from"./base-DzYMLGnZ.js";import{b as t}from"./first-C7A1eHpt.js";await t((t,n)=>{console.error(n,t),e(t)});