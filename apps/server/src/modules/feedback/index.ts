/** Public interface of the feedback module. */
export { createFeedbackRepository } from './feedback-repository.ts';
export { feedbackRoutes } from './feedback-routes.ts';
export { createFeedbackService, type FeedbackService } from './feedback-service.ts';
