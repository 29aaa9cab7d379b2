/** Access to lists by computed places, which the compiler cannot prove to exist. */

/** The element at `index`. @throws RangeError when there is none: the place was computed wrongly. */
export function elementAt<Element>(list: ArrayLike<Element>, index: number): Element {
  const element = list[index];
  if (element === undefined) throw new RangeError(`There is no element ${index} in a list of ${list.length}.`);
  return element;
}
