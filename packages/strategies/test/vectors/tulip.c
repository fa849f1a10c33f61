/*
 * Prints tulip.gen.json: indicators by the C code in npm's tulind 0.8.20. Its add-on is compiled by an install script, which this
 * repository does not run, so the figures are stored. To print them again:
 *   npm pack tulind@0.8.20 && tar xzf tulind-0.8.20.tgz
 *   cc -I package/external tulip.c package/external/tiamalgamation.c -lm -o tulip && ./tulip > tulip.gen.json
 */
#include <stdio.h>
#include "indicators.h"

#define COUNT 120

static double prices[COUNT];
static double first[COUNT], second[COUNT], third[COUNT];

static void print(const char *name, const double *values, int count, const char *end) {
  printf("    \"%s\": [", name);
  for (int i = 0; i < count; i++) printf("%s%.17g", i ? ", " : "", values[i]);
  printf("]%s\n", end);
}

static void print_all(int period, const char *end) {
  const double *inputs[] = {prices};
  double one[] = {period}, two[] = {period, 2};
  double *output[] = {first}, *outputs[] = {first, second, third};
  printf("  {\n    \"period\": %d,\n", period);
  ti_sma(COUNT, inputs, one, output);
  print("sma", first, COUNT - ti_sma_start(one), ",");
  ti_ema(COUNT, inputs, one, output);
  print("ema", first, COUNT - ti_ema_start(one), ",");
  ti_rsi(COUNT, inputs, one, output);
  print("rsi", first, COUNT - ti_rsi_start(one), ",");
  ti_bbands(COUNT, inputs, two, outputs);
  print("lower", first, COUNT - ti_bbands_start(two), ",");
  print("middle", second, COUNT - ti_bbands_start(two), ",");
  print("upper", third, COUNT - ti_bbands_start(two), "");
  printf("  }%s\n", end);
}

int main(void) {
  for (int i = 0; i < COUNT; i++) prices[i] = (6000 + 10 * i + (i * 7919) % 223 - (i * i * 31) % 97) / 16.0;
  printf("{\n  \"prices\": [");
  for (int i = 0; i < COUNT; i++) printf("%s%.17g", i ? ", " : "", prices[i]);
  printf("],\n  \"results\": [\n");
  print_all(2, ",");
  print_all(5, ",");
  print_all(14, ",");
  print_all(50, "");
  printf("  ]\n}\n");
  return 0;
}
