/** The height of the form with all that comes into it later, so that what stands below stays put. Classes. */
export const formPlace = "min-h-[120rem] md:min-h-[111rem] lg:min-h-[61rem] rtl:lg:min-h-[66rem]";
